import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import { DAIRY_BREAD_AND_SWEETS } from './ingredients/dairy-bread-and-sweets.ts';
import { FRUIT } from './ingredients/fruit.ts';
import { LEAVES_AND_HERBS } from './ingredients/leaves-and-herbs.ts';
import { MEAT_AND_FISH } from './ingredients/meat-and-fish.ts';
import { NUTS_AND_SPICES } from './ingredients/nuts-and-spices.ts';
import { VEGETABLES } from './ingredients/vegetables.ts';

/** SVG of ingredients as they lie on a dish, around their own middle, some 20 to 70 units from side to side. */
export const INGREDIENT_SHAPES: Readonly<Record<IngredientPart, string>> = {
  ...FRUIT,
  ...VEGETABLES,
  ...LEAVES_AND_HERBS,
  ...NUTS_AND_SPICES,
  ...MEAT_AND_FISH,
  ...DAIRY_BREAD_AND_SWEETS,
};
