import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { recipes } from '../../database/schema.ts';

/** The produced recipe with this id, unless its time is over at `now`. */
export async function findRecipe(database: Database, id: string, now: Date): Promise<CanonicalRecipe | undefined> {
  const [row] = await database
    .select({ recipe: recipes.recipe })
    .from(recipes)
    .where(and(eq(recipes.id, id), gt(recipes.keepUntil, now)));
  return row?.recipe;
}

/**
 * Keeps produced recipes until `keepUntil`, or longer where that was already promised. In the order of their ids, so
 * that two searches that keep the same ones wait for each other instead of locking each other out.
 */
export async function keepRecipes(
  database: Database,
  kept: readonly CanonicalRecipe[],
  times: { createdAt: Date; keepUntil: Date },
): Promise<void> {
  if (kept.length === 0) return;
  const rows = new Map(kept.map((recipe) => [recipe.id, { id: recipe.id, recipe, ...times }]));
  await database
    .insert(recipes)
    .values([...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: recipes.id,
      set: { keepUntil: sql`greatest(${recipes.keepUntil}, excluded.keep_until)` },
    });
}

/** Deletes the produced recipes whose time is over at `now`. */
export async function sweepRecipes(database: Database, now: Date): Promise<void> {
  await database.delete(recipes).where(lte(recipes.keepUntil, now));
}
