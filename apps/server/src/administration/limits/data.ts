import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { imageFeedback, limitCounts, ownRecipes, users } from '../../database/schema.ts';

export type OpenCount = { count: number; endsAt: Date };

/** Counts whose window has not ended, by key. */
export async function findOpenCounts(
  database: Database,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, OpenCount>> {
  const rows = await database
    .select()
    .from(limitCounts)
    .where(and(inArray(limitCounts.key, [...keys]), gt(limitCounts.endsAt, now)));
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

/** The id of the account with an address; null where there is none. */
export async function findAccountId(database: Database, email: string): Promise<string | null> {
  const [account] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  return account?.id ?? null;
}

/** What an account has stored of the kinds that have a quota. */
export async function measureStored(
  database: Database,
  userId: string,
): Promise<{ ownRecipes: number; ownBytes: number; feedback: number }> {
  const [own] = await database
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${ownRecipes.bytes}), 0)` })
    .from(ownRecipes)
    .where(eq(ownRecipes.userId, userId));
  const feedback = await database.$count(imageFeedback, eq(imageFeedback.userId, userId));
  return { ownRecipes: own?.count ?? 0, ownBytes: Number(own?.bytes ?? 0), feedback };
}
