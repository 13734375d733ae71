import type { Database } from '../../../database/create-database.ts';
import type { ImageStorage } from '../storage/image-storage.ts';
import { deleteGenerated, findUnseen, findWithoutRecipe } from './data.ts';

/** A picture's row is there a moment before the feedback that refers to it. */
const MIN_AGE_MS = 3600 * 1000;
/** Pictures deleted in one run; the next hour takes more. */
const MAX_PER_RUN = 1_000;

/**
 * Deletes generated pictures that nobody can see any more: those of deleted recipes, and those that were made for one
 * user whose account or feedback is deleted. What is outside of the database goes first, so that a failure leaves the
 * row, and the next run tries again.
 * @returns the number of deleted pictures. @throws AppError UNAVAILABLE where the storage fails
 */
export async function pruneGeneratedImages(
  dependencies: { database: Database; storage: ImageStorage; isInCookbook: (recipeId: string) => boolean },
  now: Date,
): Promise<number> {
  const { database, storage, isInCookbook } = dependencies;
  const deletedRecipes = (await findWithoutRecipe(database)).filter((id) => !isInCookbook(id));
  const createdBefore = new Date(now.getTime() - MIN_AGE_MS);
  const ids = await findUnseen(database, { deletedRecipes, createdBefore, limit: MAX_PER_RUN });
  if (ids.length === 0) return 0;
  await storage.remove(ids);
  await deleteGenerated(database, ids);
  return ids.length;
}
