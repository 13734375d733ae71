import { CONTAINER_ICONS } from './containers.ts';
import { FRUIT_ICONS } from './fruits.ts';
import { PREPARED_FOOD_ICONS } from './prepared-foods.ts';
import { VEGETABLE_ICONS } from './vegetables.ts';

/** Our own icons of ingredients, by name: the content of an SVG whose view box is a square of 32 units. */
export const OWN_ICONS: Readonly<Record<string, string>> = {
  ...VEGETABLE_ICONS,
  ...FRUIT_ICONS,
  ...PREPARED_FOOD_ICONS,
  ...CONTAINER_ICONS,
};
