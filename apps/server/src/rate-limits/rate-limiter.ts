import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Database } from '../database/create-database.ts';
import { AppError } from '../errors/app-error.ts';
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
   * Counts one use by `subject`, an account's id or email, or a client's address.
   * @throws AppError RATE_LIMITED with the seconds until the window ends, once it was used more than `max` times
   */
  count: (limit: RateLimit, subject: string) => Promise<void>;
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
    async count(limit, subject) {
      const { max, windowSeconds } = { ...limit, ...overrides[limit.name] };
      const now = clock();
      const counted = limit.per === 'address' ? networkOf(subject) : subject.toLowerCase();
      const key = createHmac('sha256', secret).update(`${limit.name}\n${counted}`).digest('base64url');
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

/** IPv6 providers give each customer at least a /64, so single addresses within it cost nothing. */
const IPV6_NETWORK_PARTS = 4;

/** An IPv4 address as it is (also where mapped into IPv6); of an IPv6 address its /64 network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}
