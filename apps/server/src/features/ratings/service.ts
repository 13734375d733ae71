import type { Rating } from '@larder/contract/saved';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import type { RecipesService } from '../recipes/service.ts';
import { storeRating } from './data.ts';

export type RatingsService = {
  /** Rating an unsaved recipe saves it (specification, section 4). @throws AppError NOT_FOUND */
  rate: (who: SignedIn, rating: Rating) => Promise<void>;
};

/** Each person's ratings, in stars. */
export function createRatingsService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'mustExist'>;
  clock: () => Date;
}): RatingsService {
  const { database, recipes, clock } = dependencies;
  return {
    async rate(who, rating) {
      await recipes.mustExist(who, rating.recipeId);
      await storeRating(database, who, rating, clock());
    },
  };
}
