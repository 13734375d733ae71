import { and, desc, eq } from 'drizzle-orm';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import { savedRecipes } from '../../database/schema.ts';

/** Saved again, it keeps its place. */
export async function addSaved(database: Database, who: SignedIn, recipeId: string, now: Date): Promise<void> {
  await database.insert(savedRecipes).values({ userId: who.id, recipeId, savedAt: now }).onConflictDoNothing();
}

export async function deleteSaved(database: Database, who: SignedIn, recipeId: string): Promise<void> {
  await database.delete(savedRecipes).where(and(eq(savedRecipes.userId, who.id), eq(savedRecipes.recipeId, recipeId)));
}

/** Ids, the last saved first. */
export async function findSaved(database: Database, who: SignedIn): Promise<string[]> {
  const rows = await database
    .select({ id: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(eq(savedRecipes.userId, who.id))
    .orderBy(desc(savedRecipes.savedAt), savedRecipes.recipeId);
  return rows.map(({ id }) => id);
}
