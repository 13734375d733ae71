import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { nutritionOf, portionsOf } from '@larder/food/nutrition/nutrition';
import type { CanonicalRecipe } from '@larder/food/recipe';

type Range = readonly [least: number, most: number];
type Limits = { kcal: Range; grams: Range };

/** Energy and weight of a serving of a composed dish. */
const LIMITS: Record<CanonicalRecipe['category'], Limits> = {
  Meals: { kcal: [130, 1200], grams: [120, 1300] },
  Drinks: { kcal: [0, 650], grams: [80, 800] },
};
/** The same for snacks and breakfasts. */
const SMALL_LIMITS: Limits = { kcal: [80, 800], grams: [60, 600] };

/** False for a recipe whose servings are too small or too large for a meal or a drink. */
export function isPlausible(recipe: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const isSmall = recipe.subcategory === 'Snack' || recipe.subcategory === 'Breakfast';
  const { kcal, grams } = isSmall ? SMALL_LIMITS : LIMITS[recipe.category];
  const weight = recipe.lines.reduce((sum, line) => sum + (gramsOf(line, kb) ?? 0), 0) / recipe.servings;
  return isWithin(nutritionOf(portionsOf(recipe, kb)).calories, kcal) && isWithin(weight, grams);
}

function isWithin(value: number, [least, most]: Range): boolean {
  return value >= least && value <= most;
}
