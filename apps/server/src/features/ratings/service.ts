import type { Rating } from '@larder/contract/user/saved';
import type { Database } from '../../database/create-database.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import type { RecipesService } from '../recipes/service.ts';
import type { SavedService } from '../saved/service.ts';
import { storeRating } from './data.ts';

export type RatingsService = {
  /** Rating an unsaved recipe saves it (docs/specification.md §4). @throws AppError NOT_FOUND; UNPROCESSABLE */
  rate: (user: SignedInUser, rating: Rating) => Promise<void>;
};

/** Each account's ratings, 1 to 5 stars. */
export function createRatingsService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'mustExist'>;
  saved: Pick<SavedService, 'checkRoom'>;
  clock: () => Date;
}): RatingsService {
  const { database, recipes, saved, clock } = dependencies;
  return {
    async rate(user, rating) {
      await saved.checkRoom(user, rating.recipeId);
      await recipes.mustExist(user, rating.recipeId);
      await storeRating(database, user, rating, clock());
    },
  };
}
