import type { User } from '@larder/contract/user/account';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import {
  credentials,
  imageFeedback,
  ownRecipes,
  preferences,
  ratings,
  recipes,
  savedRecipes,
  sessions,
  users,
  verifications,
} from '../../database/schema.ts';
import type { CheckedPassword } from '../auth/passwords/password-change.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';

export async function updateUser(
  database: Database,
  user: SignedInUser,
  changes: Partial<Pick<User, 'firstName' | 'lastName'>>,
  now: Date,
): Promise<void> {
  await database
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, user.id));
}

/**
 * Makes the address unverified and reset links void. False, and nothing is changed, where the password was changed since
 * it was checked.
 * @throws a unique violation where another account has the address
 */
export async function updateEmail(
  database: Database,
  user: SignedInUser,
  { checked, email }: { checked: CheckedPassword; email: string },
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await checked.isCurrent(transaction))) return false;
    await transaction.update(users).set({ email, emailVerified: false, updatedAt: now }).where(eq(users.id, user.id));
    await transaction.delete(verifications).where(eq(verifications.value, user.id));
    return true;
  });
}

/**
 * Every row that refers to the user is deleted with it, by the schema's foreign keys. `checked` is null for an account
 * without a password. False, and nothing is changed, where the password was changed since it was checked.
 */
export async function deleteUser(
  database: Database,
  user: SignedInUser,
  checked: CheckedPassword | null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (checked && !(await checked.isCurrent(transaction))) return false;
    await transaction.delete(verifications).where(eq(verifications.value, user.id));
    await transaction.delete(users).where(eq(users.id, user.id));
    return true;
  });
}

/** Everything stored about the user but recipes, without password hashes and session tokens. */
export async function exportUser(database: Database, user: SignedInUser) {
  const [account] = await database.select().from(users).where(eq(users.id, user.id));
  return {
    user: account,
    signInWith: await database
      .select({ provider: credentials.providerId, since: credentials.createdAt })
      .from(credentials)
      .where(eq(credentials.userId, user.id)),
    sessions: await database
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, user.id)),
    preferences: (await database.select().from(preferences).where(eq(preferences.userId, user.id)))[0]?.preferences,
    savedRecipes: await database
      .select({ recipeId: savedRecipes.recipeId, savedAt: savedRecipes.savedAt })
      .from(savedRecipes)
      .where(eq(savedRecipes.userId, user.id))
      .orderBy(desc(savedRecipes.savedAt)),
    ratings: await database
      .select({ recipeId: ratings.recipeId, rating: ratings.rating, ratedAt: ratings.ratedAt })
      .from(ratings)
      .where(eq(ratings.userId, user.id)),
    imageFeedback: await database
      .select({
        recipeId: imageFeedback.recipeId,
        isAccurate: imageFeedback.isAccurate,
        text: imageFeedback.text,
        imageUrl: imageFeedback.imageUrl,
        newImageUrl: imageFeedback.newImageUrl,
        createdAt: imageFeedback.createdAt,
      })
      .from(imageFeedback)
      .where(eq(imageFeedback.userId, user.id)),
  };
}

/** A part of a list of recipes in the order of their ids: at most `limit` after the id `after`. */
type Part = { after: string; limit: number };

export function exportOwnRecipes(database: Database, user: SignedInUser, { after, limit }: Part) {
  return database
    .select({ id: ownRecipes.id, recipe: ownRecipes.recipe, createdAt: ownRecipes.createdAt })
    .from(ownRecipes)
    .where(and(eq(ownRecipes.userId, user.id), gt(ownRecipes.id, after)))
    .orderBy(ownRecipes.id)
    .limit(limit);
}

/** Those that the user shared. */
export function exportSharedRecipes(database: Database, user: SignedInUser, { after, limit }: Part) {
  return database
    .select({ id: recipes.id, recipe: recipes.recipe, sharedAt: recipes.sharedAt })
    .from(recipes)
    .where(and(eq(recipes.sharedBy, user.id), gt(recipes.id, after)))
    .orderBy(recipes.id)
    .limit(limit);
}
