import { createHmac } from 'node:crypto';
import { lru } from 'tiny-lru';
import type { Availability } from '../database/availability.ts';
import type { Database } from '../database/create-database.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../http/client-network.ts';
import { countUse } from './data.ts';

/** At most `max` uses by one account or client address in `windowSeconds`, over all processes on one database. */
export type RateLimit = {
  /** Unique; part of the key that uses are counted under. */
  name: string;
  per: 'account' | 'address';
  max: number;
  windowSeconds: number;
};

/** Other numbers for rate limits, by name. */
export type RateLimitOverrides = Readonly<Record<string, Pick<RateLimit, 'max' | 'windowSeconds'>>>;

type Count = { count: number; endsAt: Date };

/** Subjects that a process counts by itself while the database is away. */
const MAX_OWN_COUNTS = 50_000;

export type RateLimiter = {
  /**
   * Counts one use by `subject`, an account's id or email, or a client's address; with `address` only the uses by an
   * account from there.
   * @throws AppError RATE_LIMITED with the seconds until the window ends, once it was used more than `max` times
   */
  count: (limit: RateLimit, subject: string, address?: string) => Promise<void>;
};

/**
 * Counts uses in the database under a keyed hash, so that neither addresses nor emails are stored. While the database is
 * away each process counts by itself.
 */
export function createRateLimiter(dependencies: {
  database: Database;
  availability: Availability;
  secret: string;
  clock: () => Date;
  overrides?: RateLimitOverrides;
}): RateLimiter {
  const { database, availability, secret, clock, overrides = {} } = dependencies;
  const ownCounts = lru<Count>(MAX_OWN_COUNTS);

  function countOwn(key: string, now: Date, windowSeconds: number): Count {
    const known = ownCounts.get(key);
    const isOver = !known || known.endsAt <= now;
    const next = isOver
      ? { count: 1, endsAt: new Date(now.getTime() + windowSeconds * 1000) }
      : { ...known, count: known.count + 1 };
    ownCounts.set(key, next);
    return next;
  }

  return {
    async count(limit, subject, address) {
      const { max, windowSeconds } = { ...limit, ...overrides[limit.name] };
      const now = clock();
      const counted = limit.per === 'address' ? networkOf(subject) : subject.toLowerCase();
      const parts = [limit.name, counted, ...(address === undefined ? [] : [networkOf(address)])];
      const key = createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
      const { count, endsAt } = await availability.attempt<Count>(
        () => countUse(database, key, now, windowSeconds),
        () => countOwn(key, now, windowSeconds),
      );
      if (count > max) throw rateLimited(endsAt, now);
    },
  };
}

function rateLimited(endsAt: Date, now: Date): AppError {
  return new AppError('RATE_LIMITED', 'That was tried too often. Please wait a while and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  });
}
