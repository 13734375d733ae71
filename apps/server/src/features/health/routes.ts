import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DatabaseHandle } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Metrics } from '../../monitoring/metrics.ts';

/** Liveness, readiness and metrics, for operators. */
export function healthRoutes(dependencies: { ping: DatabaseHandle['ping']; metrics: Metrics }): FastifyPluginAsyncZod {
  const { ping, metrics } = dependencies;
  return async (app) => {
    app.get('/healthz', { schema: { summary: 'Alive', response: { 200: status('alive') } } }, async () => {
      return { status: 'alive' as const };
    });

    app.get('/readyz', { schema: { summary: 'Can serve', response: { 200: status('ready') } } }, async () => {
      await ping().catch((cause: unknown) => {
        throw new AppError('UNAVAILABLE', 'The database does not answer.', { cause, retryAfterSeconds: 5 });
      });
      return { status: 'ready' as const };
    });

    app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
      reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    });
  };
}

function status<S extends string>(value: S) {
  return z.object({ status: z.literal(value) });
}
