import type { Recipe } from '@larder/contract/recipe';
import type { SaveRecipe } from '@larder/contract/saved';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import type { RecipesService, Rendering } from '../recipes/service.ts';
import { addSaved, deleteSaved, findSaved } from './data.ts';

export type SavedService = {
  /** The last saved first; a recipe that is no longer there is left out. */
  list: (who: SignedIn, rendering: Rendering) => Promise<Recipe[]>;
  /** A recipe that the server does not know is kept, if it is sent along. @throws AppError NOT_FOUND */
  save: (who: SignedIn, payload: SaveRecipe) => Promise<void>;
  /** What was not saved is not, afterwards either. */
  remove: (who: SignedIn, recipeId: string) => Promise<void>;
};

/** Each person's saved recipes. */
export function createSavedService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'recipes' | 'mustExist' | 'upload'>;
  clock: () => Date;
}): SavedService {
  const { database, recipes, clock } = dependencies;
  return {
    list: async (who, rendering) => recipes.recipes(who, await findSaved(database, who), rendering),

    async save(who, { recipeId, recipe }) {
      if (recipe) await recipes.upload(who, { ...recipe, id: recipeId });
      else await recipes.mustExist(who, recipeId);
      await addSaved(database, who, recipeId, clock());
    },

    remove: (who, recipeId) => deleteSaved(database, who, recipeId),
  };
}
