import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { Ingredient, Swap } from '@larder/food/ingredients/ingredient';
import type { CanonicalRecipe } from '@larder/food/recipe';

/** What a rule asks of a swap: the dish, the line, and what it is swapped for. */
export type SwapInDish = {
  recipe: CanonicalRecipe;
  /** The place of the line in the recipe. */
  index: number;
  original: Ingredient;
  swap: Swap;
  /** The share of the line in the weight of the dish, plain water aside. */
  share: number;
  /** The English method in lower case. */
  method: string;
  is(...ids: readonly string[]): boolean;
  /** True of the original, its kinds and what it is a kind of. */
  isOneKind(id: string): boolean;
  hasLine(...ids: readonly string[]): boolean;
  /** What a line is of; undefined where it is not known. */
  ingredientAt(line: number): Ingredient | undefined;
  /** True of a line that is a fat for frying. */
  isFat(line: number): boolean;
};

/** True where a swap is honest as far as the rule goes. */
export type Rule = (given: SwapInDish) => boolean;

/** True of a dish of one of the types. */
export const isOneOf = (types: ReadonlySet<DishType>, { dishType }: CanonicalRecipe): boolean =>
  dishType !== null && types.has(dishType);

export const isSweet = ({ dishType }: CanonicalRecipe): boolean => SWEET_DISH_TYPES.some((type) => type === dishType);

/** The share of a dish from which an ingredient is the dish. */
export const IS_THE_DISH = 0.25;
