import { ApiError } from '../api/api-error.ts';
import type { OutboxCall, OutboxListener } from './outbox-call.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

export type OutboxQueue = {
  add: (userId: string, call: OutboxCall) => Promise<void>;
  actAs: (userId: string | null) => void;
  waiting: (userId: string) => Promise<OutboxCall[]>;
  forget: (userId: string) => Promise<void>;
  /** Tries now what waits for a better time: the network is back, or the page is looked at again. */
  wake: () => void;
};

type QueueDependencies = {
  store: OutboxStore;
  /** Throws `ApiError`. The server must refuse with 401 what is not sent by the entry's user. */
  send: (entry: OutboxEntry) => Promise<unknown>;
  /** Runs one task at a time over all tabs. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
  /** Runs an action once after so many milliseconds; gives what calls it off. */
  later: (action: () => void, ms: number) => () => void;
  random: () => number;
  log: (what: string, reason: unknown) => void;
  listener: OutboxListener;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Trying again may help with these; any other 4xx says that it never will. */
const PASSING = [408, 425, 429];

/** What to do once an entry has been tried. `stop` leaves all others too: the server is away, or someone else is in. */
type Verdict = { next: 'done' | 'skip' | 'stop'; waitMs: number | null };

/** Sends what is kept, in order, one tab at a time, until the server has acknowledged or refused it for good. */
export function createOutboxQueue(dependencies: QueueDependencies): OutboxQueue {
  const { store, send, exclusively, later, random, log, listener } = dependencies;
  let owner: string | null = null;
  let failures = 0;
  let running: Promise<void> | null = null;
  /** Whether to look again once this run is over: for what was added meanwhile, or in any case. */
  let again: 'no' | 'unless waiting' | 'at once' = 'no';
  let callOff: (() => void) | null = null;

  function wake(): void {
    callOff?.();
    callOff = null;
    if (running) again = 'at once';
    else run();
  }

  function run(): void {
    running = exclusively(sendAll)
      .catch((reason: unknown) => log('The outbox could not be sent', reason))
      .finally(() => {
        running = null;
        const goOn = again === 'at once' || (again === 'unless waiting' && callOff === null);
        again = 'no';
        if (goOn) wake();
      });
  }

  async function sendAll(): Promise<void> {
    const userId = owner;
    const held = new Set<string>();
    let wait: number | null = null;
    let after = 0;
    while (userId !== null && owner === userId) {
      const entry = await store.next(userId, after);
      if (!entry) break;
      after = entry.id;
      if (held.has(entry.about)) continue;
      const verdict = await attempt(entry);
      wait = verdict.waitMs ?? wait;
      if (verdict.next === 'skip') held.add(entry.about);
      if (verdict.next === 'stop') break;
    }
    if (wait !== null && owner === userId) callOff = later(wake, wait);
  }

  async function attempt(entry: OutboxEntry): Promise<Verdict> {
    try {
      await send(entry);
    } catch (reason) {
      return afterFailure(entry, reason);
    }
    failures = 0;
    return settle(entry, 'acknowledged');
  }

  async function settle(entry: OutboxEntry, outcome: Parameters<OutboxListener>[1]): Promise<Verdict> {
    await store.remove(entry.id);
    listener(entry, outcome);
    return { next: 'done', waitMs: null };
  }

  async function afterFailure(entry: OutboxEntry, reason: unknown): Promise<Verdict> {
    const { status, retryAfter } = reason instanceof ApiError ? reason : { status: 0, retryAfter: null };
    if (status === 401) {
      listener(entry, 'signed-out');
      return { next: 'stop', waitMs: null };
    }
    if (status >= 400 && status < 500 && !PASSING.includes(status)) {
      log(`The server refused ${entry.method} ${entry.path}`, reason);
      return settle(entry, 'refused');
    }
    log(`${entry.method} ${entry.path} waits for a better time`, reason);
    const waitMs = retryAfter === null ? backoff() : retryAfter * 1000;
    // An error about this one thing keeps nothing else from being sent.
    return { next: status === 500 ? 'skip' : 'stop', waitMs };
  }

  function backoff(): number {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    return wait * (0.5 + random() / 2);
  }

  return {
    async add(userId, call) {
      await store.append(userId, call);
      if (running && again === 'no') again = 'unless waiting';
      else if (!running && callOff === null) run();
    },
    actAs(userId) {
      owner = userId;
      failures = 0;
      wake();
    },
    waiting: (userId) => store.all(userId),
    forget: (userId) => store.clear(userId),
    wake,
  };
}
