import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DatabaseHandle } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import { isLoopback } from '../../http/trusted-proxies.ts';
import { levelOfChecks } from '../../monitoring/logging.ts';
import type { Metrics } from '../../monitoring/metrics.ts';

/** Liveness, readiness and metrics, for operators. */
export function healthRoutes(dependencies: {
  ping: DatabaseHandle['ping'];
  metrics: Metrics;
  /** Null: only this machine may read the metrics. */
  metricsToken: string | null;
}): FastifyPluginAsyncZod {
  const { ping, metrics, metricsToken } = dependencies;
  return async (app) => {
    const logLevel = levelOfChecks(app.log.level);
    const alive = { summary: 'Alive', response: { 200: status('alive') } };
    app.get('/healthz', { logLevel, schema: alive }, async () => ({ status: 'alive' as const }));

    const summary = 'Can serve; degraded while the database is away, when only searches and the cookbook are answered';
    const ready = { summary, response: { 200: status('ready', 'degraded') } };
    app.get('/readyz', { logLevel, schema: ready }, async (request) => {
      const isReached = await ping().then(
        () => true,
        (error: Error) => {
          request.log.warn({ reason: error.message }, 'the database does not answer');
          return false;
        },
      );
      return { status: isReached ? ('ready' as const) : ('degraded' as const) };
    });

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayReadMetrics(request, metricsToken)) throw new AppError('FORBIDDEN', 'Metrics are for the operator.');
      reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    });
  };
}

function status<S extends string>(...values: [S, ...S[]]) {
  return z.object({ status: z.enum(values) });
}

/** By the token where there is one, else from this machine. A forwarded request is someone else's, trusted or not. */
function mayReadMetrics({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token === null)
    return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}
