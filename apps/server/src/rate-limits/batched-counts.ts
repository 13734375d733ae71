import { lru } from 'tiny-lru';
import type { Availability } from '../database/availability.ts';
import type { Database } from '../database/create-database.ts';
import { addUses, type Count } from './data.ts';

/** How long uses are counted in memory before the database is told. */
const SETTLE_MS = 1_000;
/** The least recently used keys beyond are forgotten. */
const MAX_KEYS = 50_000;

/** Uses under a key: those of all processes when they were last settled, and this one's since then. */
type Uses = { settled: number; added: number; endsAt: Date; windowSeconds: number };

export type BatchedCounts = {
  /** Counts one use at once, and tells the database together with others later. */
  count: (key: string, windowSeconds: number) => Count;
  /** Tells the database what it was not told yet. */
  settle: () => Promise<void>;
};

/**
 * Counts in memory what is counted too often to write each time. Several processes learn of each other's uses after
 * `SETTLE_MS`, and let through too many for no longer than that. While the database is away each counts by itself.
 */
export function createBatchedCounts(dependencies: {
  database: Database;
  availability: Availability;
  clock: () => Date;
  logFailure: (error: unknown) => void;
}): BatchedCounts {
  const { database, availability, clock, logFailure } = dependencies;
  const known = lru<Uses>(MAX_KEYS);
  let unsettled = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let settling: Promise<void> = Promise.resolve();

  async function settleNow(): Promise<void> {
    const keys = unsettled;
    unsettled = new Set();
    const uses = [...keys].flatMap((key) => {
      const { added = 0, windowSeconds = 0 } = known.get(key) ?? {};
      return added > 0 ? [{ key, count: added, windowSeconds }] : [];
    });
    const counted = await availability.attempt(
      () => addUses(database, uses, clock()),
      () => null,
    );
    if (counted === null) for (const { key } of uses) unsettled.add(key);
    const sent = new Map(uses.map(({ key, count }) => [key, count]));
    for (const { key, count, endsAt } of counted ?? []) {
      const current = known.get(key);
      if (current) known.set(key, { ...current, settled: count, added: current.added - (sent.get(key) ?? 0), endsAt });
    }
  }

  function settle(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    settling = settling.then(settleNow).catch(logFailure);
    return settling;
  }

  return {
    count(key, windowSeconds) {
      const now = clock();
      const latestEnd = new Date(now.getTime() + windowSeconds * 1000);
      const before = known.get(key);
      // A window that ends later than one that begins now was begun by a clock that was ahead.
      const isOpen = before !== undefined && before.endsAt > now && before.endsAt <= latestEnd;
      const uses = isOpen
        ? { ...before, added: before.added + 1 }
        : { settled: 0, added: 1, endsAt: latestEnd, windowSeconds };
      known.set(key, uses);
      unsettled.add(key);
      timer ??= setTimeout(() => void settle(), SETTLE_MS).unref();
      return { count: uses.settled + uses.added, endsAt: uses.endsAt };
    },
    settle,
  };
}
