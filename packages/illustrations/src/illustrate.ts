import type { Category } from '@larder/contract/category';
import type { Cuisine } from '@larder/contract/dish/cuisine';
import type { DishType } from '@larder/contract/dish/dish-type';
import { type Illustration, PLACEHOLDER_ILLUSTRATIONS } from '@larder/contract/dish/illustration';
import { formsOf } from './forms.ts';
import { illustrateDish } from './illustrate-dish.ts';
import { illustrateDrink } from './illustrate-drink.ts';
import type { KnownIngredient } from './ingredient-colours.ts';
import { settingOf } from './setting.ts';
import { withoutWholeSpices } from './whole-spices.ts';

/** What a picture of a recipe depends on. */
export type IllustratedRecipe = {
  category: Category;
  dishType: DishType | null;
  cuisine?: Cuisine | null;
  /** Those that are known, in the order of the recipe. */
  ingredients: readonly KnownIngredient[];
  /** What it is made with, in English. */
  equipment?: readonly string[];
  /** Which of the looks that such dishes have; 0 where it is left out. */
  look?: number;
};

/** A picture of a recipe as data: how dishes of its type look, with no ingredient in it that the recipe lacks. */
export function illustrate(recipe: IllustratedRecipe): Illustration {
  const { category, dishType, cuisine = null, equipment = [], look = 0 } = recipe;
  const ingredients = recipe.ingredients.map(withoutWholeSpices);
  const dish = { ingredients, forms: formsOf(equipment), look };
  const drawn = category === 'Drinks' ? illustrateDrink(dishType, dish) : illustrateDish(dishType, dish);
  return drawn === PLACEHOLDER_ILLUSTRATIONS.Meals ? drawn : { ...drawn, ...settingOf(cuisine, ingredients) };
}
