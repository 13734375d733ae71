import type { Rating } from '@larder/contract/saved';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import { ratings, savedRecipes } from '../../database/schema.ts';

/** Rated again, the last rating counts. What is rated is saved with it. */
export async function storeRating(
  database: Database,
  who: SignedIn,
  { recipeId, rating }: Rating,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.insert(savedRecipes).values({ userId: who.id, recipeId, savedAt: now }).onConflictDoNothing();
    await transaction
      .insert(ratings)
      .values({ userId: who.id, recipeId, rating, ratedAt: now })
      .onConflictDoUpdate({ target: [ratings.userId, ratings.recipeId], set: { rating, ratedAt: now } });
  });
}
