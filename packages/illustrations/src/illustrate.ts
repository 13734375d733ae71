import type { Category } from '@larder/contract/category';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { Illustration } from '@larder/contract/dish/illustration';
import { illustrateDish } from './illustrate-dish.ts';
import { illustrateDrink } from './illustrate-drink.ts';
import type { KnownIngredient } from './ingredient-colours.ts';

/** What a picture of a recipe depends on. */
export type IllustratedRecipe = {
  category: Category;
  dishType: DishType | null;
  /** Those that are known, in the order of the recipe. */
  ingredients: readonly KnownIngredient[];
};

/** A picture of a recipe as data: how dishes of its type look, with no ingredient in it that the recipe lacks. */
export function illustrate({ category, dishType, ingredients }: IllustratedRecipe): Illustration {
  return category === 'Drinks' ? illustrateDrink(dishType, ingredients) : illustrateDish(dishType, ingredients);
}
