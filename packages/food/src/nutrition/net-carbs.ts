import type { Ingredient } from '../ingredients/ingredient.ts';

/** Grams of carbohydrate without fibre in 100 g. */
export const netCarbsPer100g = ({ per100g: [, , carbs, , fibre] }: Pick<Ingredient, 'per100g'>): number =>
  Math.max(0, carbs - fibre);
