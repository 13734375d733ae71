import { API } from '@larder/contract/api';
import type { Recipe } from '@larder/contract/recipe';
import { callApi } from '../../../lib/api/api-client.ts';
import { logFailure } from '../../../lib/log.ts';

/** POST /api/recipes/share: stores the recipe for those who open the link. */
function persist(recipe: Recipe): Promise<{ id: string }> {
  const { id, title, description, imageUrl, category, subcategory, servings, language } = recipe;
  const ingredients = recipe.ingredients.map(({ name, quantity, note }) => ({ name, quantity, note }));
  const { instructions, originalRecipeSource } = recipe;
  const json = { id, title, description, imageUrl, category, subcategory, servings, language };
  return callApi(API.shareRecipe, {
    method: 'POST',
    json: { ...json, ingredients, instructions, originalRecipeSource },
  });
}

/**
 * The id under which anyone can open the recipe. A user's own recipe is shared as a copy with a new id. All others keep
 * their id and are not waited for, because browsers open the share sheet only directly after a tap.
 */
export async function sharedId(recipe: Recipe): Promise<string> {
  if (recipe.source === 'user') return (await persist(recipe)).id;
  persist(recipe).catch((error) => logFailure('A shared recipe could not be kept', error));
  return recipe.id;
}
