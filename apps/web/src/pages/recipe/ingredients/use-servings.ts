import { RECIPE_INPUT_LIMITS, type Recipe } from '@larder/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { useScaledRecipe } from '../../../features/recipe/use-recipe.ts';
import { sessionStore } from '../../../lib/browser-storage.ts';
import { useStoredState } from '../../../lib/use-stored-state.ts';
import { scalingQuery } from './scaling-query.ts';

export const MOST_SERVINGS = RECIPE_INPUT_LIMITS.servings;

/**
 * A recipe for as many as are coming. The amounts follow at once; what the server writes for that many takes their
 * place when it is there. Kept for this tab, so that a reload does not change the amounts under a cook's hands. What
 * reckons amounts is fetched when it `mayFetch`, or at once for a number that was chosen before; until then the recipe is
 * as it is written, and `canScale` is false. Where it can't be fetched at all, the server's answer is waited for.
 */
export function useServings(recipe: Recipe, mayFetch: boolean) {
  const [chosen, setServings] = useStoredState(sessionStore, `recipeServings_${recipe.id}`, isServings, null);
  const wanted = chosen ?? recipe.servings;
  const scaled = useScaledRecipe(recipe, wanted);
  const { data: scaleLines, isPending } = useQuery({ ...scalingQuery, enabled: mayFetch || chosen !== null });
  const { ingredients, instructions } = scaled ?? {
    ingredients: scaleLines?.(recipe, wanted) ?? recipe.ingredients,
    instructions: recipe.instructions,
  };
  const servings = scaled || scaleLines ? wanted : recipe.servings;
  return { servings, ingredients, instructions, canScale: !isPending, setServings };
}

function isServings(value: unknown): value is number | null {
  return value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_SERVINGS);
}
