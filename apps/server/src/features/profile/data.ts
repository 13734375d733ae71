import type { User } from '@larder/contract/account';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import {
  credentials,
  ownRecipes,
  PASSWORD_PROVIDER,
  preferences,
  ratings,
  recipes,
  savedRecipes,
  sessions,
  users,
  verifications,
} from '../../database/schema.ts';

export async function updateUser(
  database: Database,
  who: SignedIn,
  changes: Partial<Pick<User, 'firstName' | 'lastName'>>,
  now: Date,
): Promise<void> {
  await database
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, who.id));
}

/** @throws a unique violation where someone else has the address */
export async function updateEmail(database: Database, who: SignedIn, email: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ email, emailVerified: false, updatedAt: now }).where(eq(users.id, who.id));
    await transaction.delete(verifications).where(eq(verifications.value, who.id));
  });
}

/** Sets the password, ends every other session and every reset link. */
export async function updatePassword(database: Database, who: SignedIn, hash: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(credentials)
      .set({ password: hash, updatedAt: now })
      .where(and(eq(credentials.userId, who.id), eq(credentials.providerId, PASSWORD_PROVIDER)));
    await transaction.delete(sessions).where(and(eq(sessions.userId, who.id), ne(sessions.id, who.session.id)));
    await transaction.delete(verifications).where(eq(verifications.value, who.id));
  });
}

export async function hasPassword(database: Database, who: SignedIn): Promise<boolean> {
  const rows = await database
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, who.id), eq(credentials.providerId, PASSWORD_PROVIDER)));
  return rows.length > 0;
}

/** Everything of theirs goes with the row, for it hangs on it. */
export async function deleteUser(database: Database, who: SignedIn): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(verifications).where(eq(verifications.value, who.id));
    await transaction.delete(users).where(eq(users.id, who.id));
  });
}

/** All that is kept about someone; secrets (hashes, session tokens) are left out. */
export async function readEverything(database: Database, who: SignedIn) {
  const [user] = await database.select().from(users).where(eq(users.id, who.id));
  return {
    user,
    signInWith: await database
      .select({ provider: credentials.providerId, since: credentials.createdAt })
      .from(credentials)
      .where(eq(credentials.userId, who.id)),
    sessions: await database
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, who.id)),
    preferences: (await database.select().from(preferences).where(eq(preferences.userId, who.id)))[0]?.preferences,
    savedRecipes: await database
      .select({ recipeId: savedRecipes.recipeId, savedAt: savedRecipes.savedAt })
      .from(savedRecipes)
      .where(eq(savedRecipes.userId, who.id))
      .orderBy(desc(savedRecipes.savedAt)),
    ratings: await database
      .select({ recipeId: ratings.recipeId, rating: ratings.rating, ratedAt: ratings.ratedAt })
      .from(ratings)
      .where(eq(ratings.userId, who.id)),
    ownRecipes: await database
      .select({ id: ownRecipes.id, recipe: ownRecipes.recipe, createdAt: ownRecipes.createdAt })
      .from(ownRecipes)
      .where(eq(ownRecipes.userId, who.id)),
    sharedRecipes: await database
      .select({ id: recipes.id, recipe: recipes.recipe, sharedAt: recipes.sharedAt })
      .from(recipes)
      .where(eq(recipes.sharedBy, who.id)),
  };
}
