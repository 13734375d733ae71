import type { DrinkDishType, DrinkScene } from '../drink-scenes.ts';
import type { SceneVariant } from '../scene-variants.ts';

type Variants = readonly SceneVariant<DrinkScene>[];

const MILK = 'milk cream single-cream double-cream oat-drink soya-drink evaporated-milk condensed-milk';
const CHOCOLATE = 'cocoa-powder dark-chocolate chocolate chocolate-sauce';
const WHIPPED = 'whipped-cream whipping-cream marshmallow';
const WITH_SWEETS = ['chocolate', 'biscuit', 'spice', 'orange'] as const;

/** How blended drinks are served as often. */
const IN_TALL_GLASSES: readonly Partial<DrinkScene>[] = [{ glass: 'highball' }, { glass: 'smoothie' }];

/** Syrup that sinks below the juice. */
const SUNRISE: Variants = [{ with: 'grenadine', and: 'orange-juice', scene: { upper: 'yolk' } }];

const BY_TYPE: Partial<Record<DrinkDishType, Variants>> = {
  coffee: [
    { with: 'ice-cream', scene: { glass: 'affogato', upper: 'cream', garnish: ['biscuit', 'chocolate'] } },
    { with: CHOCOLATE, and: MILK, scene: { glass: 'latte', garnish: ['chocolate'] } },
    { with: 'pumpkin-puree', scene: { glass: 'latte', colour: 'carrot', garnish: ['spice'] } },
    { with: MILK, scene: { glass: 'latte', colour: 'crust', upper: 'cream', garnish: ['spice'] } },
    { with: 'unsalted-butter coconut-oil', scene: { glass: 'mug', colour: 'crust' } },
    { with: 'coffee espresso', scene: { glass: 'espresso', garnish: ['spice'] } },
  ],
  'iced-coffee': [
    { with: WHIPPED, scene: { glass: 'shake', colour: 'crust', garnish: ['chocolate'] } },
    {
      with: 'instant-coffee',
      and: 'milk',
      without: 'evaporated-milk',
      scene: { glass: 'frappe', colour: 'crust', upper: 'cream' },
    },
    { with: 'instant-coffee', scene: { glass: 'frappe', colour: 'cream', upper: 'crust' } },
    { with: 'condensed-milk', scene: { glass: 'rocks', upper: 'cream' } },
    { with: 'milk', and: 'espresso', scene: { colour: 'crust', upper: 'cream' } },
    { with: 'ground-coffee', scene: { glass: 'rocks', upper: 'chocolate' } },
  ],
  'iced-tea': [
    { with: 'tapioca-pearls', and: 'milk', scene: { glass: 'bubble-tea', colour: 'crust', upper: 'cream' } },
    { with: 'tapioca-pearls', scene: { glass: 'bubble-tea' } },
  ],
  'hot-chocolate': [
    { with: 'white-chocolate', scene: { glass: 'cream-mug', colour: 'cream', garnish: ['biscuit', 'spice'] } },
    { with: WHIPPED, scene: { glass: 'cream-mug', others: [{ glass: 'shake' }], garnish: WITH_SWEETS } },
    { with: 'cornflour', scene: { glass: 'espresso', upper: 'chocolate', garnish: WITH_SWEETS } },
    { with: 'masa-harina', scene: { glass: 'mug', colour: 'crust', garnish: ['spice'] } },
    { with: CHOCOLATE, scene: { garnish: WITH_SWEETS } },
  ],
  'hot-cocktail': [
    {
      with: 'whipped-cream whipping-cream double-cream',
      and: 'coffee espresso ground-coffee',
      scene: { glass: 'latte', upper: 'cream' },
    },
    { with: 'red-wine white-wine', scene: { glass: 'latte' } },
    { with: 'butter', scene: { glass: 'mug' } },
    { with: 'cinnamon-stick clove star-anise', scene: { glass: 'latte' } },
  ],
  'infused-water': [{ without: 'orange-juice lemon-juice apple-juice', scene: { colour: 'clear', upper: 'clear' } }],
  'grain-drink': [
    { with: 'cocoa-powder', scene: { colour: 'chocolate' } },
    { without: 'pearl-barley barley', scene: { colour: 'cream', upper: 'cream' } },
  ],
  'hot-milk': [{ without: 'turmeric cocoa-powder', scene: { colour: 'cream', upper: 'cream' } }],
  tea: [
    { with: 'matcha', scene: { glass: 'latte', colour: 'leaf-light', upper: 'cream' } },
    { with: 'mint', scene: { glass: 'teapot', colour: 'lemon' } },
    { with: MILK, scene: { glass: 'mug', colour: 'crust', upper: 'cream' } },
  ],
  smoothie: [
    {
      with: 'coffee espresso instant-coffee',
      and: MILK,
      scene: { glass: 'rocks', others: IN_TALL_GLASSES, colour: 'crust', upper: 'cream' },
    },
    {
      with: 'rolled-oats chia-seed whey-protein',
      scene: { glass: 'rocks', others: IN_TALL_GLASSES, garnish: ['biscuit', 'spice'] },
    },
    {
      with: 'spinach kale cucumber beetroot cooked-beetroot carrot celery avocado',
      scene: { glass: 'rocks', others: IN_TALL_GLASSES },
    },
    { with: 'peanut-butter almond-butter cocoa-powder', scene: { glass: 'smoothie', others: IN_TALL_GLASSES } },
    { with: 'pineapple coconut-milk coconut-drink', scene: { glass: 'hurricane', others: IN_TALL_GLASSES } },
    { with: 'banana', and: 'berry strawberry', scene: { glass: 'rocks', others: IN_TALL_GLASSES, upper: 'cream' } },
  ],
  milkshake: [
    { with: 'root-beer cola', scene: { glass: 'float', colour: 'chocolate', upper: 'cream' } },
    { with: WHIPPED, scene: { glass: 'shake', garnish: ['biscuit', 'chocolate', 'strawberry'] } },
    { with: 'ice-cream', scene: { glass: 'shake', garnish: ['strawberry', 'chocolate', 'biscuit'] } },
    { with: 'ice', scene: { glass: 'highball' } },
  ],
  'creamy-cocktail': [
    { with: 'egg egg-yolk', scene: { glass: 'mug', colour: 'cream' } },
    {
      with: 'creme-de-menthe',
      scene: { glass: 'coupe', colour: 'leaf-light', upper: 'leaf-light', garnish: ['chocolate'] },
    },
    { with: 'vodka', scene: { glass: 'rocks', colour: 'chocolate', upper: 'cream' } },
    { with: 'coconut-milk', scene: { glass: 'hurricane', colour: 'cream' } },
    { with: 'cognac', scene: { glass: 'coupe', colour: 'crust' } },
  ],
  sour: [
    { with: 'double-cream single-cream', scene: { glass: 'highball', upper: 'cream' } },
    {
      with: 'whisky bourbon scotch-whisky irish-whiskey amaretto',
      scene: { glass: 'rocks', others: [{ glass: 'coupe' }] },
    },
    { with: 'gin', and: 'creme-de-mure', scene: { glass: 'rocks' } },
    { with: 'tequila mezcal', without: 'triple-sec orange-liqueur', scene: { glass: 'rocks' } },
    { with: 'tequila mezcal', scene: { glass: 'margarita' } },
    { with: 'vodka', scene: { glass: 'martini' } },
    { with: 'sparkling-wine champagne', scene: { glass: 'flute' } },
    { with: 'cachaca', scene: { glass: 'rocks' } },
  ],
  'stirred-cocktail': [
    { with: 'coffee-liqueur campari', scene: { glass: 'rocks' } },
    { with: 'sugar sugar-cube sugar-syrup amaretto drambuie', scene: { glass: 'rocks' } },
    { with: 'whisky rye-whiskey bourbon', scene: { glass: 'coupe' } },
  ],
  highball: [
    { with: 'ginger-beer', and: 'vodka gin', scene: { glass: 'copper-mug' } },
    { with: 'gin', and: 'tonic-water', scene: { glass: 'wine', colour: 'clear' } },
    { with: 'peach-schnapps', without: 'cranberry-juice', scene: { glass: 'rocks' } },
    ...SUNRISE,
  ],
  'tropical-cocktail': SUNRISE,
  mocktail: SUNRISE,
  punch: SUNRISE,
  'muddled-cocktail': [
    { with: 'cachaca bourbon', scene: { glass: 'rocks' } },
    { without: 'soda-water sparkling-water ginger-beer tonic-water lemonade', scene: { glass: 'rocks' } },
  ],
};

/** Glasses and colours by what a drink of a type is made of. */
export const DRINK_VARIANTS: ReadonlyMap<string, Variants> = new Map(Object.entries(BY_TYPE));
