import { RECIPE_INPUT_LIMITS, type Recipe } from '@larder/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { useScaledRecipe } from '../../../features/recipe/use-recipe.ts';
import { sessionStore } from '../../../lib/browser-storage.ts';
import { useStoredState } from '../../../lib/use-stored-state.ts';
import { scalingQuery } from './scaling-query.ts';

export const MAX_SERVINGS = RECIPE_INPUT_LIMITS.servings;

/**
 * The recipe for a chosen number of servings, which is kept for this tab. Amounts are scaled at once and replaced by the
 * server's rendering when it has loaded. The code for scaling is loaded by `prefetchCooking`, or here if a number was
 * chosen before. If it can't be loaded, only the server's rendering is used.
 */
export function useServings(recipe: Recipe) {
  const [chosen, setServings] = useStoredState(sessionStore, `recipeServings_${recipe.id}`, isServings, null);
  const wanted = chosen ?? recipe.servings;
  const scaled = useScaledRecipe(recipe, wanted);
  // Not subscribed before, so that the recipe is not rendered again when the code has loaded.
  const isChosen = chosen !== null;
  const { data: scaleLines } = useQuery({ ...scalingQuery, enabled: isChosen, subscribed: isChosen });
  const { ingredients, instructions } = scaled ?? {
    ingredients: scaleLines?.(recipe, wanted) ?? recipe.ingredients,
    instructions: recipe.instructions,
  };
  const servings = scaled || scaleLines ? wanted : recipe.servings;
  return { servings, ingredients, instructions, setServings };
}

function isServings(value: unknown): value is number | null {
  return value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SERVINGS);
}
