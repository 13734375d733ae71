import { backoffDelay } from '@larder/text/backoff';
import { ApiError } from '../api/api-error.ts';
import type { OutboxCall, OutboxListener } from './outbox-call.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

export type OutboxQueue = {
  add: (userId: string, call: OutboxCall) => Promise<void>;
  setUser: (userId: string | null) => void;
  pending: (userId: string) => Promise<OutboxCall[]>;
  forget: (userId: string) => Promise<void>;
  /** Sends pending calls now, without waiting for the next retry. */
  retryNow: () => void;
  /** Whether calls are sent; else they are only stored. */
  setSending: (sends: boolean) => void;
};

type QueueDependencies = {
  store: OutboxStore;
  /** Throws `ApiError`. The server must answer 401 if the entry's user is not signed in. */
  send: (entry: OutboxEntry) => Promise<unknown>;
  /** Runs one task at a time across all tabs. */
  runExclusively: (task: () => Promise<void>) => Promise<void>;
  /** Runs an action once after `ms` milliseconds; returns a function that cancels it. */
  schedule: (action: () => void, ms: number) => () => void;
  random: () => number;
  log: (what: string, reason: unknown) => void;
  listener: OutboxListener;
};

/** 4xx statuses after which a retry can succeed. */
const TRANSIENT_STATUSES = [408, 425, 429];

/** How to continue after an entry: `skip` leaves the others about the same thing, `stop` leaves all others too. */
type SendResult = { next: 'done' | 'skip' | 'stop'; delayMs: number | null };

/** Sends stored calls in order, one tab at a time, until the server has acknowledged or permanently refused each. */
export function createOutboxQueue(dependencies: QueueDependencies): OutboxQueue {
  const { store, send, runExclusively, schedule, random, log, listener } = dependencies;
  let owner: string | null = null;
  let failures = 0;
  let running: Promise<void> | null = null;
  /** Whether to run again after this run: for calls added during it unless a retry is scheduled, or in any case. */
  let again: 'no' | 'unless scheduled' | 'at once' = 'no';
  let cancelRetry: (() => void) | null = null;
  let sends = false;

  function forgetRetry(): void {
    cancelRetry?.();
    cancelRetry = null;
  }

  function retryNow(): void {
    forgetRetry();
    if (running) again = 'at once';
    else run();
  }

  function run(): void {
    if (!sends) return;
    running = runExclusively(sendAll)
      .catch((reason: unknown) => log('The outbox could not be sent', reason))
      .finally(() => {
        running = null;
        const runAgain = again === 'at once' || (again === 'unless scheduled' && cancelRetry === null);
        again = 'no';
        if (runAgain) retryNow();
      });
  }

  async function sendAll(): Promise<void> {
    const userId = owner;
    const skipped = new Set<string>();
    let wait: number | null = null;
    let after = 0;
    while (userId !== null && owner === userId && sends) {
      const entry = await store.next(userId, after);
      if (!entry) break;
      after = entry.id;
      if (skipped.has(entry.about)) continue;
      const result = await attempt(entry);
      wait = result.delayMs ?? wait;
      if (result.next === 'skip') skipped.add(entry.about);
      if (result.next === 'stop') break;
    }
    if (wait !== null && owner === userId && sends) cancelRetry = schedule(retryNow, wait);
  }

  async function attempt(entry: OutboxEntry): Promise<SendResult> {
    try {
      await send(entry);
    } catch (reason) {
      return afterFailure(entry, reason);
    }
    failures = 0;
    return settle(entry, 'acknowledged');
  }

  async function settle(entry: OutboxEntry, outcome: Parameters<OutboxListener>[1]): Promise<SendResult> {
    await store.remove(entry.id);
    listener(entry, outcome);
    return { next: 'done', delayMs: null };
  }

  async function afterFailure(entry: OutboxEntry, reason: unknown): Promise<SendResult> {
    const { status, retryAfter } = reason instanceof ApiError ? reason : { status: 0, retryAfter: null };
    if (status === 401) {
      listener(entry, 'signed-out');
      return { next: 'stop', delayMs: null };
    }
    if (status >= 400 && status < 500 && !TRANSIENT_STATUSES.includes(status)) {
      log(`The server refused ${entry.method} ${entry.path}`, reason);
      return settle(entry, 'refused');
    }
    log(`${entry.method} ${entry.path} is retried later`, reason);
    listener(entry, 'postponed');
    const delayMs = retryAfter === null ? backoff() : retryAfter * 1000;
    // A 500 concerns this call alone; the others can still be sent.
    return { next: status === 500 ? 'skip' : 'stop', delayMs };
  }

  function backoff(): number {
    const wait = backoffDelay(failures);
    failures += 1;
    return wait * (0.5 + random() / 2);
  }

  return {
    async add(userId, call) {
      await store.append(userId, call);
      if (running && again === 'no') again = 'unless scheduled';
      else if (!running && cancelRetry === null) run();
    },
    setUser(userId) {
      owner = userId;
      failures = 0;
      retryNow();
    },
    pending: (userId) => store.all(userId),
    forget: (userId) => store.clear(userId),
    retryNow,
    setSending(value) {
      if (value === sends) return;
      sends = value;
      if (sends) retryNow();
      else forgetRetry();
    },
  };
}
