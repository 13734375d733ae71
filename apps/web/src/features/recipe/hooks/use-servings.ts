import { RECIPE_INPUT_LIMITS, type Recipe } from '@larder/contract/recipe';
import { useScaledRecipe } from '../api/recipe.ts';
import { useScaling } from './use-scaling.ts';
import { useSessionValue } from './use-session-value.ts';

export const MOST_SERVINGS = RECIPE_INPUT_LIMITS.servings;

/**
 * A recipe for as many as are coming. The amounts follow at once; what the server writes for that many takes their
 * place when it is there. Kept for this tab, so that a reload does not change the amounts under a cook's hands.
 */
export function useServings(recipe: Recipe) {
  const [chosen, setServings] = useSessionValue(`recipeServings_${recipe.id}`, isServings, null);
  const wanted = chosen ?? recipe.servings;
  const scaled = useScaledRecipe(recipe, wanted);
  const scaleLines = useScaling(chosen);
  const written = { servings: recipe.servings, ingredients: recipe.ingredients, instructions: recipe.instructions };
  if (scaled) {
    return { servings: wanted, ingredients: scaled.ingredients, instructions: scaled.instructions, setServings };
  }
  if (!scaleLines) return { ...written, setServings };
  return { ...written, servings: wanted, ingredients: scaleLines(recipe, wanted), setServings };
}

function isServings(value: unknown): value is number | null {
  return value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_SERVINGS);
}
