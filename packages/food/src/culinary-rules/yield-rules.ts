import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { DishFacts } from './dish-facts.ts';

type Range = readonly [least: number, most: number];

/** Grams of a serving as listed, by dish type, with what evaporates or is drained. */
const SWEET: Range = [15, 450];
const GRAMS: Partial<Record<DishType, Range>> = {
  soup: [200, 1100],
  stew: [140, 1300],
  curry: [180, 1100],
  cake: [30, 400],
  cookies: [10, 200],
  salad: [60, 900],
  sauce: [5, 600],
  dressing: [5, 150],
};

/** The weight of a serving where it does not suit the dish. */
export function yieldProblems({ recipe, lines }: DishFacts): string[] {
  const isSweet = SWEET_DISH_TYPES.some((type) => type === recipe.dishType);
  const range = (recipe.dishType && GRAMS[recipe.dishType]) ?? (isSweet ? SWEET : undefined);
  if (!range) return [];
  const grams = lines.reduce((sum, line) => sum + line.grams, 0) / recipe.servings;
  return grams < range[0] || grams > range[1]
    ? [`a serving weighs ${Math.round(grams)} g; change the servings or the amounts (${range[0]} to ${range[1]} g)`]
    : [];
}
