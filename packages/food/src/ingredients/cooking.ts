import type { GrammaticalNumber } from './wording.ts';

/** What an ingredient is in a composed dish: those of one kind can fill the same slot and are cooked alike. */
export const COOKING_KINDS = [
  // Vegetables, by how long they take.
  'onion',
  'spring-onion',
  'garlic',
  'ginger',
  'chilli',
  'potato',
  'chips',
  'root',
  'firm',
  'tender',
  'mushroom',
  'tomato',
  'leafy',
  'salad-leaf',
  'raw',
  'avocado',
  'briny',
  'tinned-tomato',
  'tomato-paste',
  // Proteins.
  'poultry',
  'poultry-joint',
  'tender-meat',
  'pan-meat',
  'offal',
  'stewing-meat',
  'mince',
  'sausage',
  'bacon',
  'ham',
  'cooked-meat',
  'fish-fillet',
  'tinned-fish',
  'smoked-fish',
  'prawn',
  'shellfish',
  'tofu',
  'frying-cheese',
  'egg',
  'pulse',
  'lentil',
  // Starches.
  'rice',
  'risotto-rice',
  'cooked-rice',
  'pasta',
  'fresh-pasta',
  'noodle',
  'couscous',
  'grain',
  'oats',
  'bread',
  'wrap',
  'flour',
  'pastry',
  'filo',
  'dough',
  'mash',
  'breadcrumb',
  // Dairy, its alternatives, and cooking fats.
  'milk',
  'cream',
  'custard',
  'white-sauce',
  'coconut-milk',
  'yogurt',
  'melting-cheese',
  'hard-cheese',
  'crumbly-cheese',
  'soft-cheese',
  'butter',
  'oil',
  // Seasonings, sauces, nuts and seeds.
  'herb',
  'dried-herb',
  'spice',
  'sweet-spice',
  'curry-paste',
  'soy',
  'mustard',
  'vinegar',
  'sour',
  'stock',
  'pesto',
  'hot-sauce',
  'mayonnaise',
  'tahini',
  'miso',
  'sesame-oil',
  'salsa',
  'nut',
  'seed',
  'salt',
  'pepper',
  'water',
  'leavening',
  // Fruit and sweet ingredients.
  'orchard-fruit',
  'stone-fruit',
  'berry',
  'banana',
  'tropical-fruit',
  'orange',
  'rhubarb',
  'dried-fruit',
  'sugar',
  'honey',
  'cocoa',
  'chocolate',
  'vanilla',
  'nut-butter',
  'jam',
  'ice-cream',
  // Drinks.
  'spirit',
  'bitter-liqueur',
  'liqueur',
  'cream-liqueur',
  'sparkling-wine',
  'wine',
  'soda',
  'mixer',
  'juice',
  'syrup',
  'tea',
  'herbal-tea',
  'coffee',
  'ice',
  'bitters',
] as const;
export type CookingKind = (typeof COOKING_KINDS)[number];

/** What is done to an ingredient before it is cooked. */
export const CUTS = [
  'chop',
  'chop-rough',
  'grate',
  'dice',
  'peel-dice',
  'chunks',
  'peel-chunks',
  'wedges',
  'cubes',
  'bites',
  'strips',
  'slice',
  'slice-flat',
  'slice-thin',
  'rounds',
  'peel-slice-thin',
  'peel-slice',
  'peel-slice-flat',
  'shred',
  'halve',
  'florets',
  'trim',
  'trim-lengths',
  'wash',
  'rings',
  'pull',
  'crumble',
  'tear',
  'drain',
  'rinse',
  'juice',
  'core',
  'core-wedges',
  'core-slice-thin',
  'stone',
  'stone-whole',
] as const;
export type Cut = (typeof CUTS)[number];

/** The ways the amount of an ingredient is written in a composed recipe. */
export const WRITTEN_BY = [
  'piece',
  'clove',
  'slice',
  'stalk',
  'tin',
  'handful',
  'tbsp',
  'tsp',
  'pinch',
  'dash',
  'ml',
  'g',
  'bag',
] as const;
export type WrittenBy = (typeof WRITTEN_BY)[number];

/** How an ingredient is used in composed dishes. Minutes are for the cut given, until it is done. */
export type Cooking = {
  kind: CookingKind;
  /** Grams a serving, in its usual part. */
  grams: number;
  by?: WrittenBy;
  /** The number that a weight of it is named in; absent where it depends on how many the weight makes. */
  grammaticalNumber?: GrammaticalNumber;
  cut?: Cut;
  /** Minutes in a pan over a medium heat. */
  fry?: number;
  /** Minutes in the oven at 200 °C. */
  roast?: number;
  /** Minutes in liquid at a simmer. */
  simmer?: number;
  /** Minutes at a simmer as a cut for stewing, for meat that is named by its animal alone. */
  stew?: number;
};
