import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './client-network.ts';
import { createCounts } from './counts.ts';

export type UploadBudget = {
  /** Bytes of the bodies of one client network that are in memory at once. */
  perClient: number;
  /** The same of all clients. */
  total: number;
  /** Bodies of one client network that are received or answered at once. */
  bodiesPerClient: number;
};

/** Four photos of one client, and sixteen of all, at their largest. */
export const UPLOAD_BUDGET: UploadBudget = {
  perClient: 24 * 1024 * 1024,
  total: 64 * 1024 * 1024,
  bodiesPerClient: 8,
};

/** Shorter bodies are not counted: the number of connections limits them. */
const MIN_COUNTED_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;
/**
 * Bytes of one body that are read in one turn of the event loop. A turn accepts one connection, so each new client would
 * otherwise wait while megabytes are read from every body.
 */
const BYTES_PER_TURN = 128 * 1024;

/**
 * Limits the bytes of request bodies in memory, by client and in all, as they arrive: a body that is announced but not
 * sent takes nothing. They count until the request is answered. The bodies of a client are limited in number too, and
 * refused unread beyond it, and are read a little at each turn of the event loop, so that they delay other requests little.
 */
export function limitUploads(app: FastifyInstance, { perClient, total, bodiesPerClient }: UploadBudget): void {
  const bytesOf = createCounts<string>();
  const bodiesOf = createCounts<string>();
  let used = 0;

  function add(client: string, bytes: number): void {
    used += bytes;
    bytesOf.add(client, bytes);
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length) <= MIN_COUNTED_BYTES) return done(null, payload);
    const client = networkOf(request.ip);
    if (bodiesOf.of(client) >= bodiesPerClient) {
      reply.header('connection', 'close');
      return done(tooMuchOfClient());
    }
    bodiesOf.add(client, 1);
    let received = 0;
    let inTurn = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, forward) {
        received += chunk.length;
        add(client, chunk.length);
        const refusal = refusalOf(bytesOf.of(client), used);
        if (refusal) reply.header('connection', 'close');
        inTurn += chunk.length;
        if (inTurn < BYTES_PER_TURN) return forward(refusal, chunk);
        inTurn = 0;
        setImmediate(forward, refusal, chunk);
      },
    });
    reply.raw.once('close', () => {
      add(client, -received);
      bodiesOf.add(client, -1);
    });
    // Not a pipeline, which would close the connection of a refused request before the answer.
    payload.once('error', (error) => counter.destroy(error));
    // The reader of the body may have stopped listening.
    counter.on('error', () => {});
    payload.once('close', () => payload.readableEnded || counter.destroy(new Error('the client has gone')));
    done(null, payload.pipe(counter));
  });

  function refusalOf(ofClient: number, ofAll: number): AppError | null {
    if (ofClient > perClient) return tooMuchOfClient();
    if (ofAll <= total) return null;
    return new AppError('UNAVAILABLE', 'Many photos are being uploaded. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

function tooMuchOfClient(): AppError {
  return new AppError('RATE_LIMITED', 'Too much is being uploaded at once. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
