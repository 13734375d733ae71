import type { DishType, MEAL_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type {
  DishIllustration,
  IllustrationBase,
  IllustrationColour,
  IllustrationPart,
} from '@larder/contract/dish/illustration';
import type { IngredientPart, PartKind } from '@larder/contract/dish/ingredient-part';
import type { Palette } from './ingredient-colours.ts';

/** How dishes of a type are drawn; what lies on them comes from their ingredients. */
export type DishScene = {
  vessel: DishIllustration['vessel'];
  /** How such dishes look as often: the ingredients choose. */
  others?: readonly Partial<DishScene>[];
  base: IllustrationBase;
  /** A fixed colour, or the palette that the ingredients choose from. */
  colour: IllustrationColour | Palette;
  /** Where the ingredients give no colour. */
  otherwise?: IllustrationColour;
  /** The dish itself in pieces, drawn before the toppings. */
  pieces?: readonly IllustrationPart[];
  /** Kinds of part that can show: drawn where the dish has such an ingredient. */
  toppings: readonly PartKind[];
  /** Cuts that dishes of the type prefer where an ingredient has several. */
  cuts?: readonly IngredientPart[];
  /** Ids of ingredients with which eggs are beaten, so that none is seen. */
  bindsEggs?: string;
  /** Number of toppings drawn. */
  count: number;
  reach: number;
};

export type MealDishType = Extract<DishType, (typeof MEAL_DISH_TYPES)[number]>;

const FISH_AND_MEAT: readonly PartKind[] = ['sausage', 'bacon', 'meat', 'fish', 'prawn', 'mussel', 'cube'];

/** Toppings of savoury dishes whose ingredients stay whole or in pieces, the most telling first. */
export const PIECES: readonly PartKind[] = [
  ...FISH_AND_MEAT,
  ...(['mushroom', 'broccoli', 'cauliflower', 'aubergine', 'squash', 'root', 'stalk', 'green-bean', 'corn'] as const),
  ...([
    'mango',
    'pineapple',
    'melon',
    'exotic-fruit',
    'banana',
    'tomato',
    'cherry-tomato',
    'pepper',
    'carrot',
    'potato',
  ] as const),
  ...([
    'cucumber',
    'pea',
    'chickpea',
    'lentil',
    'bean',
    'avocado',
    'olive',
    'herb',
    'leaf',
    'onion',
    'chilli',
  ] as const),
  ...(['lemon', 'lime', 'nut', 'peanut', 'orange', 'strawberry', 'raspberry', 'berry', 'apple', 'peach'] as const),
  ...(['dried-fruit', 'seed', 'sesame', 'coconut', 'chestnut'] as const),
];

/** Toppings of a dish in a sauce or a broth, where onions and roots cook down. */
export const IN_SAUCE: readonly PartKind[] = [
  ...FISH_AND_MEAT,
  ...(['mushroom', 'cauliflower', 'aubergine', 'squash', 'corn', 'stalk', 'green-bean', 'chickpea', 'bean'] as const),
  ...(['lentil', 'pea', 'carrot', 'potato', 'root', 'pepper', 'leaf', 'herb', 'olive', 'lime', 'lemon'] as const),
  ...(['chilli', 'peanut', 'nut', 'dried-fruit', 'spice', 'pasta', 'chestnut'] as const),
];

export const ON_SWEET: readonly PartKind[] = [
  ...(['strawberry', 'mango', 'peach', 'apple', 'pineapple', 'kiwi', 'raspberry', 'berry', 'exotic-fruit'] as const),
  ...(['melon', 'banana', 'chocolate', 'nut', 'peanut', 'orange', 'lemon', 'lime', 'dried-fruit', 'coconut'] as const),
  ...(['chestnut', 'herb', 'spice', 'seed', 'sesame'] as const),
];

/** Meat as it is in a dish of bites. */
export const BITES: readonly IngredientPart[] = ['meat', 'beef-cube'];

/** So many of one part. */
export function times(count: number, part: IllustrationPart): IllustrationPart[] {
  return Array.from({ length: count }, () => part);
}
