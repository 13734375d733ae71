import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { nutritionOf, portionsOf } from '@larder/food/nutrition/nutrition';
import type { CanonicalRecipe } from '@larder/food/recipe';

type Range = readonly [least: number, most: number];

/** What a serving of a composed dish may have: kilocalories and grams. */
const PLAUSIBLE: Record<CanonicalRecipe['category'], { kcal: Range; grams: Range }> = {
  Meals: { kcal: [130, 1200], grams: [120, 1300] },
  Drinks: { kcal: [0, 650], grams: [80, 800] },
};
/** Snacks and breakfasts may be less than a meal. */
const SMALL: typeof PLAUSIBLE.Meals = { kcal: [80, 800], grams: [60, 600] };

/** False for what is too little, or too much, of a meal or a drink. */
export function isPlausible(recipe: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const isSmall = recipe.subcategory === 'Snack' || recipe.subcategory === 'Breakfast';
  const { kcal, grams } = isSmall ? SMALL : PLAUSIBLE[recipe.category];
  const weight = recipe.lines.reduce((sum, line) => sum + (gramsOf(line, kb) ?? 0), 0) / recipe.servings;
  return isWithin(nutritionOf(portionsOf(recipe, kb)).calories, kcal) && isWithin(weight, grams);
}

function isWithin(value: number, [least, most]: Range): boolean {
  return value >= least && value <= most;
}
