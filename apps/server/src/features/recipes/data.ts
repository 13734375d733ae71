import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { and, eq, gt, sql } from 'drizzle-orm';
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

/** Keeps produced recipes until `keepUntil`, or longer where that was already promised. */
export async function keepRecipes(
  database: Database,
  kept: readonly CanonicalRecipe[],
  times: { createdAt: Date; keepUntil: Date },
): Promise<void> {
  if (kept.length === 0) return;
  await database
    .insert(recipes)
    .values(kept.map((recipe) => ({ id: recipe.id, recipe, ...times })))
    .onConflictDoUpdate({
      target: recipes.id,
      set: { keepUntil: sql`greatest(${recipes.keepUntil}, excluded.keep_until)` },
    });
}
