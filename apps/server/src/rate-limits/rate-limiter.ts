import { createHmac } from 'node:crypto';
import { lru } from 'tiny-lru';
import type { Availability } from '../database/availability.ts';
import type { Database } from '../database/create-database.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../http/client-network.ts';
import { createBatchedCounts } from './batched-counts.ts';
import { type Count, countUse } from './data.ts';

/** At most `max` uses by one subject in `windowSeconds`, over all processes on one database. */
export type RateLimit = {
  /** Unique; part of the key that uses are counted under. */
  name: string;
  /** What uses are counted of: its id, email or address is the subject; for all requests together `server`. */
  per: 'account' | 'address' | 'account and address' | 'device' | 'session' | 'server';
  max: number;
  windowSeconds: number;
  /** Counted in memory and settled with the database later, for what is used too often to write each time. */
  isBatched?: boolean;
};

/** Other numbers for rate limits, by name. */
export type RateLimitOverrides = Readonly<Record<string, Pick<RateLimit, 'max' | 'windowSeconds'>>>;

export type RateLimiter = {
  /**
   * Counts one use by `subject`, an account's id or email, or a client's address; with `address` only the uses by an
   * account from there.
   * @throws AppError RATE_LIMITED with the seconds until the window ends, once it was used more than `max` times
   */
  count: (limit: RateLimit, subject: string, address?: string) => Promise<void>;
  /** Stores the uses that are counted in memory. */
  settle: () => Promise<void>;
};

/** Keys of limits that were exceeded, in memory. */
const MAX_EXCEEDED = 10_000;

/**
 * Counts uses in the database under a keyed hash, so that neither addresses nor emails are stored. While the database is
 * away each process counts in memory. What is
 * refused is counted once more, not each time: whoever goes on trying must not make the server write.
 */
export function createRateLimiter(dependencies: {
  database: Database;
  availability: Availability;
  secret: string;
  clock: () => Date;
  logFailure: (error: unknown) => void;
  overrides?: RateLimitOverrides;
}): RateLimiter {
  const { database, availability, secret, clock, logFailure, overrides = {} } = dependencies;
  const batched = createBatchedCounts({ database, availability, clock, logFailure });
  /** Ends of the windows in which a limit is exceeded. */
  const exceeded = lru<Date>(MAX_EXCEEDED);

  function isIn(window: Date, now: Date, windowSeconds: number): boolean {
    const left = window.getTime() - now.getTime();
    // More is left than a window lasts where a clock was ahead.
    return left > 0 && left <= windowSeconds * 1000;
  }

  return {
    async count(limit, subject, address) {
      const { max, windowSeconds } = { ...limit, ...overrides[limit.name] };
      const now = clock();
      const key = limitKey(secret, limit, subject, address);
      const refusedUntil = exceeded.get(key);
      if (refusedUntil && isIn(refusedUntil, now, windowSeconds)) throw rateLimited(refusedUntil, now);
      const countInMemory = () => batched.count(key, windowSeconds);
      const { count, endsAt } = limit.isBatched
        ? countInMemory()
        : await availability.attempt<Count>(() => countUse(database, key, now, windowSeconds), countInMemory);
      if (count <= max) return;
      exceeded.set(key, endsAt);
      throw rateLimited(endsAt, now);
    },
    settle: batched.settle,
  };
}

/** The key that uses of a limit by `subject` are counted under, of which neither addresses nor emails can be read. */
export function limitKey(secret: string, { name, per }: RateLimit, subject: string, address?: string): string {
  const counted = per === 'address' ? networkOf(subject) : subject.toLowerCase();
  const parts = [name, counted, ...(address === undefined ? [] : [networkOf(address)])];
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}

function rateLimited(endsAt: Date, now: Date): AppError {
  return new AppError('RATE_LIMITED', 'That was tried too often. Please wait a while and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  });
}
