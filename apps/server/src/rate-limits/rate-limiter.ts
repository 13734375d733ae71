import { createHmac } from 'node:crypto';
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

export type RateLimiter = {
  /**
   * Counts one use by `subject`, an account's id or email, or a client's address; with `address` only the uses by an
   * account from there.
   * @throws AppError RATE_LIMITED with the seconds until the window ends, once it was used more than `max` times
   */
  count: (limit: RateLimit, subject: string, address?: string) => Promise<void>;
};

/** Counts uses in the database under a keyed hash, so that neither addresses nor emails are stored. */
export function createRateLimiter(dependencies: {
  database: Database;
  secret: string;
  clock: () => Date;
  overrides?: RateLimitOverrides;
}): RateLimiter {
  const { database, secret, clock, overrides = {} } = dependencies;
  return {
    async count(limit, subject, address) {
      const { max, windowSeconds } = { ...limit, ...overrides[limit.name] };
      const now = clock();
      const counted = limit.per === 'address' ? networkOf(subject) : subject.toLowerCase();
      const parts = [limit.name, counted, ...(address === undefined ? [] : [networkOf(address)])];
      const key = createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
      const { count, endsAt } = await countUse(database, key, now, windowSeconds);
      if (count > max) throw rateLimited(endsAt, now);
    },
  };
}

function rateLimited(endsAt: Date, now: Date): AppError {
  return new AppError('RATE_LIMITED', 'That was tried too often. Please wait a while and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  });
}
