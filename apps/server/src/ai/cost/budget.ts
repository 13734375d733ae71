import { createHmac } from 'node:crypto';
import type { Database } from '../../database/create-database.ts';
import { ModelFailure } from '../calls/model-failure.ts';
import type { AiSettings } from '../settings.ts';
import { addTokens } from './data.ts';

/** Who a call is made for: a key of the user, null for a guest, and one of the client's address. */
export type Spender = { userId: string | null; address: string };

type Reservation = {
  /** Replaces the expected number of tokens by the real one; only the first call counts. */
  settle: (tokens: number) => Promise<void>;
};

export type Budget = {
  /**
   * Counts tokens before a call is made, so that many at once can't pass the limit together.
   * @throws ModelFailure `budget` with the time until the next day
   */
  reserve: (spender: Spender, tokens: number) => Promise<Reservation>;
};

const DAY_MS = 24 * 3600 * 1000;

/** A maker of keys that tokens are counted under, of which nothing about a person can be read. */
export function createBudgetKeys(secret: string): (account: string) => string {
  return (account) => createHmac('sha256', secret).update(`tokens ${account}`).digest('base64url');
}

/** What a spender's tokens are counted of, with its tokens a day; infinite where unlimited. */
export function budgetsOf(
  { userId, address }: { userId: string | null; address: string | null },
  daily: AiSettings['dailyTokens'],
): { of: keyof AiSettings['dailyTokens']; account: string; max: number }[] {
  return [
    { of: 'server', account: 'server', max: daily.server },
    ...(userId === null ? [] : [{ of: 'user' as const, account: `user ${userId}`, max: daily.user }]),
    ...(address === null ? [] : [{ of: 'address' as const, account: `address ${address}`, max: daily.address }]),
  ];
}

/** Tokens a day (UTC) for the server, each user and each address, counted in the database for all processes. */
export function createBudget(dependencies: {
  database: Database;
  daily: AiSettings['dailyTokens'];
  secret: string;
  clock: () => Date;
}): Budget {
  const { database, daily, secret, clock } = dependencies;
  const keyOf = createBudgetKeys(secret);

  return {
    async reserve(spender, tokens) {
      const now = clock();
      const endsAt = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
      const counted: string[] = [];
      const add = (keys: readonly string[], amount: number) =>
        Promise.all(keys.map((key) => addTokens(database, key, amount, now, endsAt)));
      for (const { account, max } of budgetsOf(spender, daily)) {
        if (!Number.isFinite(max)) continue;
        const key = keyOf(account);
        const total = await addTokens(database, key, tokens, now, endsAt);
        counted.push(key);
        if (total - tokens >= max) {
          await add(counted, -tokens);
          throw new ModelFailure('budget', 'the budget of the day is used up', {
            retryAfterMs: endsAt.getTime() - now.getTime(),
          });
        }
      }
      let isSettled = false;
      return {
        async settle(used) {
          if (isSettled) return;
          isSettled = true;
          if (used !== tokens) await add(counted, used - tokens);
        },
      };
    },
  };
}
