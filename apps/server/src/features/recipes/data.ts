import type { CanonicalRecipe } from '@larder/food/recipe';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Developer, SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import { ownRecipes, ratings, recipes, savedRecipes } from '../../database/schema.ts';

/** What is stored as a recipe: those written before a field existed lack it. */
const FIELDS_ADDED_LATER = {
  dishType: null,
  makeAhead: null,
  keepsDays: null,
  keepsIn: null,
  freezesMonths: null,
} as const;
const asStored = ({ recipe }: { recipe: CanonicalRecipe }): CanonicalRecipe => ({ ...FIELDS_ADDED_LATER, ...recipe });

/** The recipes among `ids` that anyone can open. */
export async function findPublic(database: Database, ids: readonly string[]): Promise<CanonicalRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ recipe: recipes.recipe })
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
  return rows.map(asStored);
}

/** The recipes among `ids` that this person's browser sent. */
export async function findOwn(database: Database, who: SignedIn, ids: readonly string[]): Promise<CanonicalRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ recipe: ownRecipes.recipe })
    .from(ownRecipes)
    .where(and(eq(ownRecipes.userId, who.id), inArray(ownRecipes.id, [...ids])));
  return rows.map(asStored);
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

/** Sent again, a recipe stays as it was. */
export async function addOwn(database: Database, who: SignedIn, recipe: CanonicalRecipe, now: Date): Promise<void> {
  await database
    .insert(ownRecipes)
    .values({ userId: who.id, id: recipe.id, recipe, createdAt: now })
    .onConflictDoNothing();
}

export async function countOwn(database: Database, who: SignedIn): Promise<number> {
  const [row] = await database.select({ own: count() }).from(ownRecipes).where(eq(ownRecipes.userId, who.id));
  return row?.own ?? 0;
}

/** Keeps a recipe that anyone can open for as long as it is shared, which is for ever. */
export async function markShared(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(recipes)
    .set({ sharedAt: now })
    .where(and(eq(recipes.id, id), sql`${recipes.sharedAt} is null`));
}

/** Puts a copy of someone's own recipe, under an id of its own, where anyone can open it. */
export async function shareOwn(database: Database, who: SignedIn, copy: CanonicalRecipe, now: Date): Promise<void> {
  await database
    .insert(recipes)
    .values({ id: copy.id, recipe: copy, createdAt: now, keepUntil: now, sharedBy: who.id, sharedAt: now })
    .onConflictDoNothing();
}

/** What someone made of a recipe; a rating of 0 is none. */
export type Marks = { isSaved: boolean; userRating: number };

/** Someone's marks on the recipes among `ids` that they saved or rated. */
export async function findMarks(
  database: Database,
  who: SignedIn,
  ids: readonly string[],
): Promise<Map<string, Marks>> {
  const marks = new Map<string, Marks>();
  if (ids.length === 0) return marks;
  const saved = await database
    .select({ id: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(and(eq(savedRecipes.userId, who.id), inArray(savedRecipes.recipeId, [...ids])));
  const rated = await database
    .select({ id: ratings.recipeId, rating: ratings.rating })
    .from(ratings)
    .where(and(eq(ratings.userId, who.id), inArray(ratings.recipeId, [...ids])));
  for (const { id } of saved) marks.set(id, { isSaved: true, userRating: 0 });
  for (const { id, rating } of rated) marks.set(id, { isSaved: marks.has(id), userRating: rating });
  return marks;
}

/** The ids that people saved or rated well, best liked first. A save counts 1, a rating from -1 to 3. */
export async function findLiked(database: Database, most: number): Promise<string[]> {
  const saves = database.select({ id: savedRecipes.recipeId, points: sql<number>`1`.as('points') }).from(savedRecipes);
  const stars = database
    .select({ id: ratings.recipeId, points: sql<number>`${ratings.rating} - 2`.as('points') })
    .from(ratings);
  const all = saves.unionAll(stars).as('likes');
  const total = sql`sum(${all.points})`;
  const rows = await database
    .select({ id: all.id })
    .from(all)
    .groupBy(all.id)
    .having(sql`${total} > 0`)
    .orderBy(sql`${total} desc`, all.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Deletes a stored recipe and every mark on it; false where none has this id. */
export async function deleteStored(database: Database, developer: Developer, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const gone = [
      ...(await transaction.delete(recipes).where(eq(recipes.id, id)).returning({ id: recipes.id })),
      ...(await transaction
        .delete(ownRecipes)
        .where(and(eq(ownRecipes.userId, developer.id), eq(ownRecipes.id, id)))
        .returning({ id: ownRecipes.id })),
    ];
    if (gone.length === 0) return false;
    await transaction.delete(savedRecipes).where(eq(savedRecipes.recipeId, id));
    await transaction.delete(ratings).where(eq(ratings.recipeId, id));
    return true;
  });
}
