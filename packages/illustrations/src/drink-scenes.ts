import type { DishType, DRINK_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';
import type { PartKind } from '@larder/contract/dish/ingredient-part';

/** How drinks of a type are drawn. */
export type DrinkScene = {
  glass: DrinkIllustration['glass'];
  /** How such drinks look as often: the ingredients choose. */
  others?: readonly Partial<DrinkScene>[];
  /** Where the ingredients give no colour. */
  otherwise: IllustrationColour;
  /** A fixed colour, whatever the ingredients. */
  colour?: IllustrationColour;
  /** A fixed colour of the upper part. */
  upper?: IllustrationColour;
  /** Kinds that decorate it before those of every drink. */
  garnish?: readonly PartKind[];
};

export type DrinkDishType = Extract<DishType, (typeof DRINK_DISH_TYPES)[number]>;

export const DRINK_SCENES: Readonly<Record<DrinkDishType, DrinkScene>> = {
  sour: { glass: 'coupe', others: [{ glass: 'martini' }], otherwise: 'lemon' },
  'stirred-cocktail': { glass: 'martini', others: [{ glass: 'coupe' }], otherwise: 'clear' },
  highball: { glass: 'highball', others: [{ glass: 'rocks' }, { glass: 'wine' }], otherwise: 'clear' },
  spritz: { glass: 'wine', others: [{ glass: 'highball' }, { glass: 'rocks' }], otherwise: 'carrot' },
  'tropical-cocktail': { glass: 'hurricane', others: [{ glass: 'highball' }], otherwise: 'yolk' },
  'frozen-cocktail': { glass: 'frozen', others: [{ glass: 'hurricane' }, { glass: 'margarita' }], otherwise: 'lemon' },
  'creamy-cocktail': { glass: 'rocks', otherwise: 'cream' },
  'coffee-cocktail': { glass: 'martini', otherwise: 'chocolate' },
  'muddled-cocktail': {
    glass: 'highball',
    others: [{ glass: 'rocks' }, { glass: 'smoothie' }],
    otherwise: 'leaf-light',
  },
  'sparkling-cocktail': { glass: 'flute', others: [{ glass: 'coupe' }, { glass: 'wine' }], otherwise: 'lemon' },
  punch: { glass: 'jug', others: [{ glass: 'highball' }, { glass: 'wine' }], otherwise: 'carrot' },
  'wine-drink': { glass: 'wine', others: [{ glass: 'highball' }], otherwise: 'berry' },
  'beer-drink': { glass: 'pint', others: [{ glass: 'highball' }], otherwise: 'yolk' },
  shot: { glass: 'shot', otherwise: 'yolk' },
  'hot-cocktail': { glass: 'mug', otherwise: 'crust' },
  mocktail: { glass: 'highball', others: [{ glass: 'wine' }, { glass: 'rocks' }], otherwise: 'carrot' },
  smoothie: { glass: 'smoothie', others: [{ glass: 'highball' }], otherwise: 'yolk' },
  milkshake: { glass: 'smoothie', otherwise: 'cream' },
  'yogurt-drink': { glass: 'smoothie', others: [{ glass: 'highball' }], otherwise: 'cream' },
  juice: { glass: 'highball', others: [{ glass: 'rocks' }], otherwise: 'carrot' },
  lemonade: {
    glass: 'jug',
    others: [{ glass: 'highball' }, { glass: 'smoothie' }, { glass: 'rocks' }],
    otherwise: 'lemon',
  },
  'agua-fresca': { glass: 'jug', others: [{ glass: 'highball' }, { glass: 'smoothie' }], otherwise: 'leaf-light' },
  slush: { glass: 'smoothie', others: [{ glass: 'frozen' }, { glass: 'highball' }], otherwise: 'lemon' },
  'infused-water': { glass: 'jug', others: [{ glass: 'highball' }], otherwise: 'clear' },
  'iced-tea': { glass: 'highball', others: [{ glass: 'jug' }, { glass: 'smoothie' }], otherwise: 'crust' },
  'iced-coffee': { glass: 'highball', others: [{ glass: 'smoothie' }], otherwise: 'chocolate' },
  coffee: { glass: 'latte', otherwise: 'chocolate' },
  tea: { glass: 'teapot', others: [{ glass: 'teacup' }], otherwise: 'crust' },
  infusion: {
    glass: 'teacup',
    others: [{ glass: 'teapot' }, { glass: 'mug' }, { glass: 'latte' }],
    otherwise: 'lemon',
  },
  'hot-chocolate': { glass: 'mug', others: [{ glass: 'teacup' }], otherwise: 'chocolate' },
  'hot-milk': { glass: 'mug', others: [{ glass: 'latte' }, { glass: 'teacup' }], otherwise: 'cream' },
  'grain-drink': { glass: 'smoothie', others: [{ glass: 'highball' }, { glass: 'jug' }], otherwise: 'cream' },
};
