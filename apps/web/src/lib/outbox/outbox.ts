import { backoffDelay } from '@larder/text/backoff';
import { createContext, use } from 'react';
import { importAgain } from '../loading/import-again.ts';
import type { OutboxCall, OutboxListener } from './outbox-call.ts';
import type { OutboxQueue } from './outbox-queue.ts';

export type Outbox = {
  /**
   * Stores a call of the current user until the server has acknowledged it. Resolves once it is stored; rejects if nobody
   * is signed in or the browser's storage is full.
   */
  add: (call: OutboxCall) => Promise<void>;
  /** Sets the current user, whose stored calls are sent. Calls of other users stay until they sign in again. */
  setUser: (userId: string | null) => void;
  /** The calls of a user that have not been sent yet, in order. */
  pending: (userId: string) => Promise<OutboxCall[]>;
  /** Deletes the unsent calls of a user whose account was deleted. */
  forget: (userId: string) => Promise<void>;
  subscribe: (listener: OutboxListener) => () => void;
  /** True while the last call that was tried waits to be sent again. */
  isHeldUp: () => boolean;
  /**
   * Begins to send, and sends again what failed: later, when the browser is online and when the page is visible. Returns a
   * function that ends it; what is stored then waits for the next outbox.
   */
  startSending: () => () => void;
};

type Load = (listener: OutboxListener) => Promise<OutboxQueue>;

const loadCode = importAgain(() => import('./browser-outbox.ts'));
const loadQueue: Load = async (listener) => (await loadCode()).openOutbox(listener);

const noop = () => {};

/** Loads the queue's code when someone signs in; before that it does nothing. */
export function createOutbox(load: Load = loadQueue): Outbox {
  const listeners = new Set<OutboxListener>();
  let owner: string | null = null;
  let sends = false;
  let heldUp = false;
  let loading: Promise<OutboxQueue> | null = null;
  let failures = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  function queue(): Promise<OutboxQueue> {
    loading ??= load((call, outcome) => {
      heldUp = outcome === 'postponed';
      for (const listener of listeners) listener(call, outcome);
    }).then(
      (open) => {
        open.setSending(sends);
        open.setUser(owner);
        return open;
      },
      (reason) => {
        loading = null;
        throw reason;
      },
    );
    return loading;
  }

  /** Loads the code, and again later if that fails: calls stored before may wait for it. */
  function loadUntilOpen(): void {
    clearTimeout(later);
    if (owner === null || loading) return;
    queue().catch(() => {
      if (sends) later = setTimeout(loadUntilOpen, backoffDelay(failures));
      failures += 1;
    });
  }

  return {
    async add(call) {
      if (owner === null) throw new Error('Nobody is signed in to send this for');
      const userId = owner;
      await (await queue()).add(userId, call);
    },
    setUser(userId) {
      if (userId === owner) return;
      owner = userId;
      heldUp = false;
      failures = 0;
      if (loading) loading.then((open) => open.setUser(owner)).catch(noop);
      else loadUntilOpen();
    },
    async pending(userId) {
      return (await queue()).pending(userId);
    },
    async forget(userId) {
      await (await queue()).forget(userId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHeldUp: () => heldUp,
    startSending() {
      const tell = (action: (open: OutboxQueue) => void) => void loading?.then(action, noop);
      // After a reload without a connection the code was not loaded, or is about to fail to load.
      const retry = () => {
        if (owner === null) return;
        queue()
          .catch(queue)
          .then((open) => open.retryNow(), noop);
      };
      const retryIfVisible = () => document.visibilityState === 'visible' && retry();
      sends = true;
      tell((open) => open.setSending(true));
      loadUntilOpen();
      window.addEventListener('online', retry);
      document.addEventListener('visibilitychange', retryIfVisible);
      return () => {
        window.removeEventListener('online', retry);
        document.removeEventListener('visibilitychange', retryIfVisible);
        sends = false;
        clearTimeout(later);
        tell((open) => open.setSending(false));
      };
    },
  };
}

export const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxContext above it');
  return outbox;
}
