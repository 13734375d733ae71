import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { savedRecipes } from '../../database/schema.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';

/** A recipe that is saved already keeps its time. */
export async function addSaved(database: Database, user: SignedInUser, recipeId: string, now: Date): Promise<void> {
  await database.insert(savedRecipes).values({ userId: user.id, recipeId, savedAt: now }).onConflictDoNothing();
}

export async function deleteSaved(database: Database, user: SignedInUser, recipeId: string): Promise<void> {
  await database.delete(savedRecipes).where(and(eq(savedRecipes.userId, user.id), eq(savedRecipes.recipeId, recipeId)));
}

/** Recipe ids, most recently saved first. */
export async function findSaved(database: Database, user: SignedInUser): Promise<string[]> {
  const rows = await database
    .select({ id: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(eq(savedRecipes.userId, user.id))
    .orderBy(desc(savedRecipes.savedAt), savedRecipes.recipeId);
  return rows.map(({ id }) => id);
}
