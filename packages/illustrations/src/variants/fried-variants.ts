import { type DishScene, type MealDishType, PIECES, times } from '../dish-scene.ts';
import type { SceneVariant } from '../scene-variants.ts';

type Variants = Partial<Record<MealDishType, readonly SceneVariant<DishScene>[]>>;

const FISH = 'cod white-fish haddock hake salt-cod plaice';
const CRUMBS = 'breadcrumb panko';
const BESIDE = ['lemon', 'lime', 'tomato', 'pea', 'potato', 'leaf', 'herb', 'cube', 'cucumber'] as const;
const OWN_FLECKS = [
  ...([
    'corn',
    'prawn',
    'fish',
    'carrot',
    'cucumber',
    'banana',
    'squash',
    'aubergine',
    'pea',
    'chickpea',
    'bean',
  ] as const),
  ...(['mussel', 'herb', 'lemon', 'lime', 'onion', 'chilli', 'cube', 'dollop', 'avocado'] as const),
];
const TOMATO = 'passata tinned-tomato chopped-tomatoes tomato-puree';

/** What breaded, battered and fried food is like by its main ingredient. */
export const FRIED_VARIANTS: Variants = {
  breaded: [
    { with: 'chicken-wing', scene: { pieces: times(6, 'chicken-wing'), toppings: BESIDE } },
    { with: 'chicken-drumstick', scene: { pieces: times(5, 'drumstick'), toppings: BESIDE } },
    { with: 'sausage-meat', and: 'egg', scene: { pieces: times(4, 'scotch-egg'), toppings: BESIDE, count: 3 } },
    { with: FISH, and: 'panko', scene: { pieces: times(6, 'croquette'), toppings: BESIDE } },
    { with: FISH, and: 'breadcrumb', scene: { pieces: times(3, 'cutlet'), toppings: BESIDE } },
    { with: FISH, scene: { pieces: times(2, 'fried-fillet'), toppings: BESIDE, count: 6, reach: 60 } },
    {
      with: 'mozzarella',
      and: TOMATO,
      least: 0.3,
      scene: { pieces: times(6, 'croquette'), toppings: ['cube', 'tomato'] },
    },
    {
      with: 'milk',
      and: 'plain-flour',
      without: 'chicken-breast squid',
      scene: { pieces: times(6, 'croquette'), toppings: BESIDE },
    },
    {
      with: 'mozzarella',
      and: TOMATO,
      scene: {
        pieces: times(2, 'cutlet'),
        base: 'sauce',
        colour: 'savoury',
        toppings: ['cube', 'herb', 'leaf', 'meat'],
        count: 6,
      },
    },
    { with: 'ketchup polenta', scene: { pieces: times(8, 'crumbed-ball'), toppings: BESIDE } },
    {
      with: 'cooked-ham serrano-ham',
      scene: { pieces: times(2, 'cutlet'), toppings: ['meat', 'bacon', 'cube', ...BESIDE], count: 4 },
    },
    { with: 'butter', and: 'garlic', scene: { pieces: times(2, 'cutlet'), toppings: ['garlic', ...BESIDE], count: 5 } },
    {
      with: 'veal-escalope beef-topside chicken-breast pork-loin',
      scene: { pieces: times(2, 'cutlet'), toppings: BESIDE, count: 5 },
    },
  ],
  fritters: [
    {
      with: 'black-eyed-bean',
      scene: { pieces: times(7, 'bean-fritter'), toppings: ['onion', 'chilli', 'herb'], count: 3, reach: 70 },
    },
    { with: 'squid', scene: { pieces: times(7, 'fried-ring'), toppings: BESIDE } },
    {
      with: 'onion sweet-onion',
      without: 'gram-flour',
      least: 0.35,
      scene: { pieces: times(7, 'fried-ring') },
    },
    { with: 'salt-cod', scene: { pieces: times(7, 'crumbed-ball'), toppings: OWN_FLECKS, count: 4 } },
    {
      with: 'minced-beef',
      and: 'floury-potato potato',
      scene: { pieces: times(4, 'croquette'), toppings: PIECES, count: 5 },
    },
    {
      with: 'potato floury-potato waxy-potato',
      without: FISH,
      least: 0.4,
      scene: {
        pieces: times(4, 'latke'),
        toppings: ['fried-egg', 'potato', 'onion', 'apple', 'dollop', 'herb'],
        count: 4,
      },
    },
    { with: 'mussel', scene: { pieces: times(3, 'crumbed-ball'), toppings: OWN_FLECKS, count: 6 } },
    {
      with: 'rice risotto-rice',
      scene: { pieces: times(6, 'crumbed-ball'), toppings: ['cube', 'spice', 'onion'], count: 4 },
    },
    {
      with: 'cooked-chicken ham cooked-ham chicken-breast',
      and: CRUMBS,
      scene: { pieces: times(6, 'croquette'), toppings: ['meat', ...OWN_FLECKS], count: 3 },
    },
    { with: 'dried-chickpea black-eyed-bean', scene: { pieces: times(7, 'rissole'), toppings: OWN_FLECKS, count: 5 } },
    { with: 'king-prawn', scene: { pieces: times(2, 'fried-fillet'), toppings: OWN_FLECKS, count: 8, reach: 72 } },
    { with: 'pork-shoulder', scene: { pieces: [], toppings: PIECES, count: 12 } },
    { with: 'cheese', and: 'tapioca-starch', scene: { pieces: times(7, 'choux'), toppings: ['cube'], count: 3 } },
    {
      with: 'cinnamon-stick',
      scene: { pieces: times(6, 'bar'), colour: 'yolk', toppings: ['spice', 'lemon'], count: 4 },
    },
    { with: 'butter', and: 'sugar', scene: { pieces: times(7, 'choux'), toppings: ['lemon'] } },
    { with: 'banana', scene: { pieces: times(3, 'fried-fillet'), toppings: OWN_FLECKS, count: 5 } },
    { with: 'gram-flour', scene: { pieces: times(5, 'latke'), toppings: ['onion', ...OWN_FLECKS], count: 6 } },
    { with: 'salt', scene: { pieces: times(4, 'patty'), toppings: OWN_FLECKS, count: 7 } },
  ],
  crisps: [{ with: 'kale', scene: { pieces: [], count: 9 } }],
  doughnuts: [
    { with: 'apple', scene: { pieces: times(5, 'latke'), toppings: ['apple'], count: 5 } },
    { with: 'milk-powder', scene: { pieces: times(8, 'rissole'), toppings: ['spice', 'nut'], count: 3 } },
    { with: 'white-wine', scene: { pieces: times(6, 'turnover'), toppings: ['orange', 'lemon', 'spice'], count: 4 } },
    {
      with: 'instant-yeast dried-yeast',
      and: 'jam strawberry-jam raspberry-jam',
      scene: { pieces: times(5, 'choux') },
    },
    {
      with: 'flour plain-flour',
      without: 'instant-yeast egg baking-powder self-raising-flour',
      scene: { pieces: times(8, 'stick'), colour: 'crust', toppings: ['chocolate', 'spice'], count: 4 },
    },
  ],
};
