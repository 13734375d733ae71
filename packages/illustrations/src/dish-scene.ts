import type { DishType, MEAL_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type {
  DishIllustration,
  IllustrationBase,
  IllustrationColour,
  IllustrationPart,
} from '@larder/contract/dish/illustration';
import type { Palette } from './ingredient-colours.ts';

/** How dishes of a type are drawn; what lies on them comes from their ingredients. */
export type DishScene = {
  vessel: DishIllustration['vessel'];
  base: IllustrationBase;
  /** A fixed colour, or the palette that the ingredients choose from. */
  colour: IllustrationColour | Palette;
  /** Where the ingredients give no colour. */
  otherwise?: IllustrationColour;
  /** The dish itself in pieces, drawn before the toppings. */
  pieces?: readonly IllustrationPart[];
  /** Parts that can show: drawn where the dish has such an ingredient. */
  toppings: readonly IllustrationPart[];
  /** Number of toppings drawn. */
  count: number;
  reach: number;
};

export type MealDishType = Extract<DishType, (typeof MEAL_DISH_TYPES)[number]>;

/** Toppings of savoury dishes whose ingredients stay whole or in pieces. */
export const PIECES: readonly IllustrationPart[] = [
  'sausage',
  'bacon',
  'meat',
  'fish',
  'prawn',
  'mussel',
  'cube',
  'mushroom',
  'broccoli',
  'cauliflower',
  'green-bean',
  'corn',
  'mango',
  'pineapple',
  'tomato',
  'cherry-tomato',
  'pepper',
  'carrot',
  'potato',
  'cucumber',
  'pea',
  'chickpea',
  'bean',
  'avocado',
  'olive',
  'herb',
  'leaf',
  'onion',
  'lemon',
  'lime',
  'nut',
  'orange',
  'strawberry',
  'raspberry',
  'berry',
  'apple',
  'peach',
];

/** Toppings of a dish in a sauce or a broth, where onions and roots cook down. */
export const IN_SAUCE: readonly IllustrationPart[] = [
  'sausage',
  'bacon',
  'meat',
  'fish',
  'prawn',
  'mussel',
  'cube',
  'mushroom',
  'cauliflower',
  'corn',
  'green-bean',
  'chickpea',
  'bean',
  'pea',
  'carrot',
  'potato',
  'pepper',
  'herb',
  'olive',
  'lime',
  'lemon',
];

export const ON_SWEET: readonly IllustrationPart[] = [
  'strawberry',
  'mango',
  'peach',
  'apple',
  'pineapple',
  'kiwi',
  'raspberry',
  'berry',
  'banana',
  'nut',
  'orange',
  'lemon',
  'lime',
  'herb',
];

/** So many of one part. */
export function times(count: number, part: IllustrationPart): IllustrationPart[] {
  return Array.from({ length: count }, () => part);
}
