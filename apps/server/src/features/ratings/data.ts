import type { Rating } from '@larder/contract/user/saved';
import type { Database } from '../../database/create-database.ts';
import { ratings, savedRecipes } from '../../database/schema.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';

/** Replaces an earlier rating of the recipe, and saves the recipe. */
export async function storeRating(
  database: Database,
  user: SignedInUser,
  { recipeId, rating }: Rating,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.insert(savedRecipes).values({ userId: user.id, recipeId, savedAt: now }).onConflictDoNothing();
    await transaction
      .insert(ratings)
      .values({ userId: user.id, recipeId, rating, ratedAt: now })
      .onConflictDoUpdate({ target: [ratings.userId, ratings.recipeId], set: { rating, ratedAt: now } });
  });
}
