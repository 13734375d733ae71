import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './client-network.ts';

export type UploadBudget = {
  /** Bytes of the bodies of one client network that are in memory at once. */
  perClient: number;
  /** The same of all clients. */
  total: number;
};

/** Four photos of one client, and sixteen of all, at their largest. */
export const UPLOAD_BUDGET: UploadBudget = { perClient: 24 * 1024 * 1024, total: 96 * 1024 * 1024 };

/** Shorter bodies are not counted: the number of connections limits them. */
const MIN_COUNTED_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the bytes of request bodies in memory, by client and in all, as they arrive: a body that is announced but not
 * sent takes nothing. They count until the request is answered.
 */
export function limitUploads(app: FastifyInstance, { perClient, total }: UploadBudget): void {
  const byClient = new Map<string, number>();
  let used = 0;

  function add(client: string, bytes: number): void {
    used += bytes;
    const left = (byClient.get(client) ?? 0) + bytes;
    if (left > 0) byClient.set(client, left);
    else byClient.delete(client);
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length) <= MIN_COUNTED_BYTES) return done(null, payload);
    const client = networkOf(request.ip);
    let received = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, forward) {
        received += chunk.length;
        add(client, chunk.length);
        const refusal = refusalOf(byClient.get(client) ?? 0, used);
        if (refusal) reply.header('connection', 'close');
        forward(refusal, chunk);
      },
    });
    reply.raw.once('close', () => add(client, -received));
    // Not a pipeline, which would close the connection of a refused request before the answer.
    payload.once('error', (error) => counter.destroy(error));
    // The reader of the body may have stopped listening.
    counter.on('error', () => {});
    payload.once('close', () => payload.readableEnded || counter.destroy(new Error('the client has gone')));
    done(null, payload.pipe(counter));
  });

  function refusalOf(ofClient: number, ofAll: number): AppError | null {
    if (ofClient > perClient) {
      return new AppError('RATE_LIMITED', 'Too much is being uploaded at once. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    if (ofAll <= total) return null;
    return new AppError('UNAVAILABLE', 'Many photos are being uploaded. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
