import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  searches: Counter<'by' | 'outcome'>;
  judgedPictures: Counter<'by' | 'answer'>;
  /** Bytes of the answers of searches in memory. */
  cachedAnswers: Gauge;
};

/** One registry per application, so that several can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const searches = new Counter({
    name: 'larder_searches_total',
    help: 'Searches by kind (ingredients, photo, name) and outcome (answered, repeated from the cache, refused).',
    labelNames: ['by', 'outcome'] as const,
    registers: [registry],
  });
  const judgedPictures = new Counter({
    name: 'larder_judged_pictures_total',
    help: 'Feedback on pictures by who gave it (guest, account) and answer (yes, no).',
    labelNames: ['by', 'answer'] as const,
    registers: [registry],
  });
  const cachedAnswers = new Gauge({
    name: 'larder_cached_answers_bytes',
    help: 'Bytes of the answers of searches in memory.',
    registers: [registry],
  });
  return { registry, searches, judgedPictures, cachedAnswers };
}

/** Measures every request by its route's pattern, never by its path. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
