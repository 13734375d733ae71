import type { CanonicalRecipe } from '@larder/food/recipe';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { limitCounts, modelAnswers } from '../../database/schema.ts';

type StoredAnswer = typeof modelAnswers.$inferSelect;

/** Adds to a count that ends at `endsAt`, and returns it. The first use after its end begins the next. */
export async function addTokens(
  database: Database,
  key: string,
  tokens: number,
  now: Date,
  endsAt: Date,
): Promise<number> {
  const hasEnded = sql`${limitCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const added = sql`least(2000000000, greatest(0, ${limitCounts.count} + ${tokens}))`;
  const [row] = await database
    .insert(limitCounts)
    .values({ key, count: Math.max(0, tokens), endsAt })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${hasEnded} then ${Math.max(0, tokens)} else ${added} end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${limitCounts.endsAt} end`,
      },
    })
    .returning({ count: limitCounts.count });
  return row?.count ?? tokens;
}

export async function findAnswer(database: Database, key: string, now: Date): Promise<CanonicalRecipe[] | null> {
  const [row] = await database
    .select({ recipes: modelAnswers.recipes })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.key, key), gt(modelAnswers.keepUntil, now)));
  return row?.recipes ?? null;
}

export async function findAnswerById(database: Database, id: string): Promise<StoredAnswer | null> {
  const [row] = await database.select().from(modelAnswers).where(eq(modelAnswers.id, id));
  return row ?? null;
}

/** A later answer of the same key takes the place of the earlier one. */
export async function keepAnswer(database: Database, answer: StoredAnswer): Promise<void> {
  const { key: _key, ...changed } = answer;
  await database.insert(modelAnswers).values(answer).onConflictDoUpdate({ target: modelAnswers.key, set: changed });
}
