import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';

/**
 * Structured logs without personal data: a request is its id, method and route pattern; addresses, query strings,
 * headers and bodies are never written.
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
      },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  };
}
