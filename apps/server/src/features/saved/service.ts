import type { Recipe } from '@larder/contract/recipe';
import type { SaveRecipe } from '@larder/contract/user/saved';
import type { Database } from '../../database/create-database.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import type { RenderingOptions } from '../recipes/rendering/rendering-options.ts';
import type { RecipesService } from '../recipes/service.ts';
import { addSaved, deleteSaved, findSaved } from './data.ts';

export type SavedService = {
  /** Most recently saved first; recipes that no longer exist are left out. */
  list: (user: SignedInUser, rendering: RenderingOptions) => Promise<Recipe[]>;
  /** Stores a recipe sent along that the server does not know. @throws AppError NOT_FOUND */
  save: (user: SignedInUser, payload: SaveRecipe) => Promise<void>;
  /** Succeeds also for a recipe that was not saved. */
  remove: (user: SignedInUser, recipeId: string) => Promise<void>;
};

/** Each account's saved recipes. */
export function createSavedService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'recipes' | 'mustExist' | 'upload'>;
  clock: () => Date;
}): SavedService {
  const { database, recipes, clock } = dependencies;
  return {
    list: async (user, rendering) => recipes.recipes(user, await findSaved(database, user), rendering),

    async save(user, { recipeId, recipe }) {
      if (recipe) await recipes.upload(user, { ...recipe, id: recipeId });
      else await recipes.mustExist(user, recipeId);
      await addSaved(database, user, recipeId, clock());
    },

    remove: (user, recipeId) => deleteSaved(database, user, recipeId),
  };
}
