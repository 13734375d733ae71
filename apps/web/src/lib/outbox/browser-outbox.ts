import { callApi } from '../api/api-client.ts';
import { logFailure } from '../log.ts';
import type { OutboxListener } from './outbox-call.ts';
import { createOutboxQueue, type OutboxQueue } from './outbox-queue.ts';
import { createMemoryStore, openIndexedStore } from './outbox-store.ts';

const LOCK = 'larder-outbox';
const SEND_TIMEOUT_MS = 30_000;

/** The outbox of this browser. */
export async function openOutbox(listener: OutboxListener): Promise<OutboxQueue> {
  const store = await openIndexedStore().catch((reason: unknown) => {
    logFailure('This browser keeps nothing; what is not sent when the page closes is lost', reason);
    return createMemoryStore();
  });
  const queue = createOutboxQueue({
    store,
    send: ({ userId, method, path, json }) =>
      callApi(path, { method, json, actingFor: userId, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
    exclusively: oneTabAtATime,
    later: (action, ms) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    log: logFailure,
    listener,
  });
  window.addEventListener('online', queue.wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queue.wake());
  return queue;
}

/** Web Locks are there on https and on this machine; elsewhere each tab sends for itself, which does no harm. */
function oneTabAtATime(task: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(LOCK, task) : task();
}
