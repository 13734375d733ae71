import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';
import { renderQuantity, scaleAmount } from '@larder/food/units/measures';
import { isUnit } from '@larder/food/units/units';

/** The ingredient lines for another number of servings; a line without an amount stays as it is written. */
export function scaleLines(recipe: Recipe, servings: number): RecipeIngredient[] {
  const factor = servings / recipe.servings;
  if (factor === 1) return recipe.ingredients;
  return recipe.ingredients.map((line) => {
    const { amount, unit, ingredientId } = line;
    if (amount === null || (unit !== null && !isUnit(unit))) return line;
    const scaled = scaleAmount(amount, factor);
    const quantity = renderQuantity(scaled, unit, {
      language: recipe.language,
      system: recipe.measurementSystem,
      drink: recipe.category === 'Drinks',
      ingredientId,
    });
    return { ...line, amount: scaled, quantity };
  });
}
