import type { FastifyInstance } from 'fastify';
import { networkOf } from './client-network.ts';

/**
 * Begins at most one request of each client network in a turn of the event loop. A request takes several turns, so each
 * would otherwise wait for all that one client sends at the same time, several times over.
 */
export function takeRequestTurns(app: FastifyInstance): void {
  const waiting = new Map<string, (() => void)[]>();
  /** Clients of which a request began in this turn. */
  let begun = new Set<string>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    isScheduled = false;
    begun = new Set(waiting.keys());
    if (begun.size > 0) schedule();
    for (const client of begun) {
      const [begin, ...others] = waiting.get(client) ?? [];
      if (others.length > 0) waiting.set(client, others);
      else waiting.delete(client);
      begin?.();
    }
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const client = networkOf(request.ip);
    schedule();
    if (begun.has(client)) waiting.set(client, [...(waiting.get(client) ?? []), done]);
    else {
      begun.add(client);
      done();
    }
  });
}
