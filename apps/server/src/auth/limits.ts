import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '../database/create-database.ts';
import { countUse } from '../database/limit-counts.ts';
import { AppError } from '../errors.ts';

export type Limit = { most: number; seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often a thing may be done, over every path of its kind and every process. */
export const LIMITS = {
  'sign-in by account': { most: 10, seconds: 15 * MINUTE },
  'sign-in by address': { most: 60, seconds: 15 * MINUTE },
  /** The current password asked for again: a stolen session must not find it out. */
  'password by account': { most: 10, seconds: 15 * MINUTE },
  'registration by address': { most: 30, seconds: HOUR },
  'reset by account': { most: 4, seconds: HOUR },
  'reset by address': { most: 20, seconds: HOUR },
  'email change by account': { most: 10, seconds: HOUR },
  /** Answers that are ready cost nothing and are not counted. */
  'analyze by address': { most: 240, seconds: MINUTE },
  'feedback by account': { most: 30, seconds: HOUR },
  'upload by account': { most: 1_200, seconds: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

export type Limiter = {
  /**
   * Counts one use of each kind by whoever does it.
   * @throws AppError RATE_LIMITED with the seconds to wait once one of them was used too often
   */
  use: (uses: Partial<Record<LimitName, string>>) => Promise<void>;
};

/** Counts in the database; who did a thing is kept as a keyed hash alone. */
export function createLimiter(dependencies: {
  database: Database;
  secret: string;
  clock: () => Date;
  limits?: Record<LimitName, Limit>;
}): Limiter {
  const { database, secret, clock, limits = LIMITS } = dependencies;
  return {
    async use(uses) {
      const now = clock();
      for (const [name, who] of Object.entries(uses) as [LimitName, string][]) {
        const { most, seconds } = limits[name];
        const key = createHmac('sha256', secret)
          .update(`${name}\n${whose(name, who)}`)
          .digest('base64url');
        const { count, endsAt } = await countUse(database, key, now, seconds);
        if (count > most) throw tooOften(endsAt, now);
      }
    },
  };
}

function tooOften(endsAt: Date, now: Date): AppError {
  return new AppError('RATE_LIMITED', 'That was tried too often. Please wait a while and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  });
}

/** An account in lower case; of an IPv6 address the network, for everyone has a whole one. */
function whose(name: LimitName, who: string): string {
  if (!name.endsWith('by address')) return who.toLowerCase();
  if (!isIPv6(who)) return who;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(who)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = who.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
