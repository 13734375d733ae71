import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import pino, { type DestinationStream, type LevelWithSilent } from 'pino';
import pretty from 'pino-pretty';

/** Writes readable lines in place of JSON to stdout, for a person at a terminal. */
export function readableLogStream(): DestinationStream {
  return pretty({ destination: 1, sync: true, ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' });
}

/** Writes why the process ends to stderr, also where no logger is there yet: as it is on a terminal, else as a line of the log. */
export function writeLast(sentence: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${sentence}\n`);
  else pino({ base: null }, pino.destination({ dest: 2, sync: true })).fatal(sentence);
}

/** The level for the routes that health checks ask every few seconds: their requests are in the log from `debug` on. */
export function levelOfChecks(level: string): LevelWithSilent {
  return level === 'info' ? 'warn' : (level as LevelWithSilent);
}

/**
 * Structured logs without personal data: of a request only its id, method and route pattern are written, never
 * addresses, query strings, headers or bodies.
 */
export function logging(
  level: string,
  stream?: DestinationStream,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'requestIdHeader'> {
  return {
    logger: {
      level,
      base: null,
      ...(stream ? { stream } : {}),
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
        res: (reply) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  };
}

/** An error and its causes. Messages that may hold data, such as a failed query's with its parameters, are left out. */
function describeError(error: Error): { type: string; code?: unknown; message: string; stack: string; cause?: object } {
  const holdsData = 'query' in error || 'params' in error || 'detail' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    ...('code' in error ? { code: error.code } : {}),
    message: holdsData ? '(left out)' : error.message,
    stack: frames.join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
