import { and, count, desc, eq, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { ownRecipes, recipes, savedRecipes } from '../../database/schema.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';

/** A recipe that is saved already keeps its time. */
export async function addSaved(database: Database, user: SignedInUser, recipeId: string, now: Date): Promise<void> {
  await database.insert(savedRecipes).values({ userId: user.id, recipeId, savedAt: now }).onConflictDoNothing();
}

export async function deleteSaved(database: Database, user: SignedInUser, recipeId: string): Promise<void> {
  await database.delete(savedRecipes).where(and(eq(savedRecipes.userId, user.id), eq(savedRecipes.recipeId, recipeId)));
}

/** A place in the list of saved recipes, which is ordered by time, most recent first, then by id. */
export type SavedPlace = { savedAt: Date; recipeId: string };

/** At most `limit` places in the list, after `after` or from the start. */
export async function findSavedPlaces(
  database: Database,
  user: SignedInUser,
  { after, limit }: { after: SavedPlace | null; limit: number },
): Promise<SavedPlace[]> {
  const time = after?.savedAt.toISOString();
  const isAfter = after
    ? or(
        sql`${savedRecipes.savedAt} < ${time}::timestamptz`,
        and(sql`${savedRecipes.savedAt} = ${time}::timestamptz`, sql`${savedRecipes.recipeId} > ${after.recipeId}`),
      )
    : undefined;
  return database
    .select({ savedAt: savedRecipes.savedAt, recipeId: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(and(eq(savedRecipes.userId, user.id), isAfter))
    .orderBy(desc(savedRecipes.savedAt), savedRecipes.recipeId)
    .limit(limit);
}

/** The number of saved recipes, whether they still exist or not. */
export async function countSaved(database: Database, user: SignedInUser): Promise<number> {
  const [row] = await database.select({ saved: count() }).from(savedRecipes).where(eq(savedRecipes.userId, user.id));
  return row?.saved ?? 0;
}

export async function isSaved(database: Database, user: SignedInUser, recipeId: string): Promise<boolean> {
  const rows = await database
    .select({ id: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(and(eq(savedRecipes.userId, user.id), eq(savedRecipes.recipeId, recipeId)));
  return rows.length > 0;
}

/** Ids of saved recipes that are neither public nor the user's own: those of the cookbook, and deleted ones. */
export async function findSavedElsewhere(database: Database, user: SignedInUser): Promise<string[]> {
  const rows = await database
    .select({ id: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(
      and(
        eq(savedRecipes.userId, user.id),
        notExists(database.select({ one: sql`1` }).from(recipes).where(eq(recipes.id, savedRecipes.recipeId))),
        notExists(
          database
            .select({ one: sql`1` })
            .from(ownRecipes)
            .where(and(eq(ownRecipes.userId, user.id), eq(ownRecipes.id, savedRecipes.recipeId))),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
