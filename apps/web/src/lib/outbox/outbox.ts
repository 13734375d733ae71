import { createContext, use } from 'react';
import type { OutboxCall, OutboxListener } from './outbox-call.ts';
import type { OutboxQueue } from './outbox-queue.ts';

export type Outbox = {
  /**
   * Keeps a call until the server has acknowledged it, as a call of whoever is signed in now. Resolves once it is kept.
   * Rejects where nobody is signed in or the browser has no room left for it.
   */
  add: (call: OutboxCall) => Promise<void>;
  /** Says who is signed in: what they left unsent is sent, what others left stays until they are back. */
  actAs: (userId: string | null) => void;
  /** What someone has not sent yet, in order. */
  waiting: (userId: string) => Promise<OutboxCall[]>;
  /** Drops what someone left unsent, for good: their account is gone. */
  forget: (userId: string) => Promise<void>;
  subscribe: (listener: OutboxListener) => () => void;
};

type Load = (listener: OutboxListener) => Promise<OutboxQueue>;

const loadQueue: Load = async (listener) => (await import('./browser-outbox.ts')).openOutbox(listener);

/** Changes nothing and fetches nothing until someone is signed in. */
export function createOutbox(load: Load = loadQueue): Outbox {
  const listeners = new Set<OutboxListener>();
  let owner: string | null = null;
  let loading: Promise<OutboxQueue> | null = null;

  function queue(): Promise<OutboxQueue> {
    loading ??= load((call, outcome) => {
      for (const listener of listeners) listener(call, outcome);
    }).then(
      (open) => {
        open.actAs(owner);
        return open;
      },
      (reason) => {
        loading = null;
        throw reason;
      },
    );
    return loading;
  }

  return {
    async add(call) {
      if (owner === null) throw new Error('Nobody is signed in to send this for');
      const userId = owner;
      await (await queue()).add(userId, call);
    },
    actAs(userId) {
      if (userId === owner) return;
      owner = userId;
      // What could not be fetched is tried again with the next call.
      if (loading) loading.then((open) => open.actAs(owner)).catch(() => {});
      else if (userId !== null) queue().catch(() => {});
    },
    async waiting(userId) {
      return (await queue()).waiting(userId);
    },
    async forget(userId) {
      await (await queue()).forget(userId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxContext above it');
  return outbox;
}
