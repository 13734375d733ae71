import { callApi } from '../api/api-client.ts';
import { logFailure } from '../log.ts';
import type { OutboxListener } from './outbox-call.ts';
import { createOutboxQueue, type OutboxQueue } from './outbox-queue.ts';
import { createMemoryStore, openIndexedStore } from './outbox-store.ts';

const LOCK = 'larder-outbox';
const SEND_TIMEOUT_MS = 30_000;

/** Opens this browser's outbox. */
export async function openOutbox(listener: OutboxListener): Promise<OutboxQueue> {
  const store = await openIndexedStore().catch((reason: unknown) => {
    logFailure('Nothing can be stored in this browser; unsent changes are lost when the page is closed', reason);
    return createMemoryStore();
  });
  return createOutboxQueue({
    store,
    send: ({ userId, method, path, json }) =>
      callApi(path, { method, json, actingFor: userId, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
    runExclusively: oneTabAtATime,
    schedule: (action, ms) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    log: logFailure,
    listener,
  });
}

/** Web Locks exist in secure contexts only; elsewhere each tab sends on its own, and the server ignores duplicates. */
function oneTabAtATime(task: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(LOCK, task) : task();
}
