import type { Cut } from './cuts.ts';

/** What an ingredient is to a cook who makes up a dish: what it can stand in for, and how it is treated. */
export type Kind =
  // Vegetables, by how long they take.
  | 'onion'
  | 'spring-onion'
  | 'garlic'
  | 'ginger'
  | 'chilli'
  | 'potato'
  | 'root'
  | 'firm'
  | 'tender'
  | 'mushroom'
  | 'tomato'
  | 'leafy'
  | 'salad-leaf'
  | 'raw'
  | 'avocado'
  | 'briny'
  | 'tinned-tomato'
  | 'tomato-paste'
  // What makes a meal of it.
  | 'poultry'
  | 'poultry-joint'
  | 'tender-meat'
  | 'stewing-meat'
  | 'mince'
  | 'sausage'
  | 'bacon'
  | 'ham'
  | 'cooked-meat'
  | 'fish-fillet'
  | 'tinned-fish'
  | 'smoked-fish'
  | 'prawn'
  | 'shellfish'
  | 'tofu'
  | 'frying-cheese'
  | 'egg'
  | 'pulse'
  | 'lentil'
  // Starches.
  | 'rice'
  | 'risotto-rice'
  | 'cooked-rice'
  | 'pasta'
  | 'fresh-pasta'
  | 'noodle'
  | 'couscous'
  | 'grain'
  | 'oats'
  | 'bread'
  | 'wrap'
  | 'flour'
  | 'pastry'
  | 'breadcrumb'
  // Dairy, and what stands in for it.
  | 'milk'
  | 'cream'
  | 'white-sauce'
  | 'coconut-milk'
  | 'yogurt'
  | 'melting-cheese'
  | 'hard-cheese'
  | 'crumbly-cheese'
  | 'soft-cheese'
  | 'butter'
  | 'oil'
  // Flavour.
  | 'herb'
  | 'dried-herb'
  | 'spice'
  | 'sweet-spice'
  | 'curry-paste'
  | 'soy'
  | 'mustard'
  | 'vinegar'
  | 'sour'
  | 'stock'
  | 'pesto'
  | 'hot-sauce'
  | 'mayonnaise'
  | 'tahini'
  | 'miso'
  | 'sesame-oil'
  | 'salsa'
  | 'nut'
  | 'seed'
  | 'salt'
  | 'pepper'
  | 'water'
  | 'leavening'
  // Fruit and sweet things.
  | 'orchard-fruit'
  | 'stone-fruit'
  | 'berry'
  | 'banana'
  | 'tropical-fruit'
  | 'orange'
  | 'rhubarb'
  | 'dried-fruit'
  | 'sugar'
  | 'honey'
  | 'cocoa'
  | 'chocolate'
  | 'vanilla'
  | 'nut-butter'
  | 'jam'
  | 'ice-cream'
  // Drinks.
  | 'spirit'
  | 'bitter-liqueur'
  | 'liqueur'
  | 'sparkling-wine'
  | 'wine'
  | 'soda'
  | 'mixer'
  | 'juice'
  | 'syrup'
  | 'tea'
  | 'herbal-tea'
  | 'coffee'
  | 'ice'
  | 'bitters';

/** The way an amount of it is written down. */
export type WrittenBy =
  | 'piece'
  | 'clove'
  | 'slice'
  | 'stalk'
  | 'tin'
  | 'handful'
  | 'tbsp'
  | 'tsp'
  | 'pinch'
  | 'dash'
  | 'ml'
  | 'g'
  | 'bag';

/** How a cook treats an ingredient. Minutes are for the cut given, and until it is done. */
export type Handling = {
  kind: Kind;
  /** Grams a serving, where it plays its usual part. */
  grams: number;
  cut?: Cut;
  /** In a pan over a medium heat. */
  fry?: number;
  /** In the oven at 200 °C. */
  roast?: number;
  /** In liquid at a simmer. */
  simmer?: number;
  by?: WrittenBy;
  /** Whether a weight of it is told in the singular or plural; without it as many as the weight makes. */
  grammaticalNumber?: 'singular' | 'plural';
};

/** The handling of several ingredients, and of their narrower kinds unless those have a row of their own. */
export type HandlingRow = Handling & { ids: string };

/** Kinds that cooks think of together. */
export const GROUPS = {
  hard: ['root', 'firm', 'potato'],
  soft: ['tender', 'mushroom', 'tomato'],
  /** Done in a few minutes, and spoilt by more. */
  quick: ['fish-fillet', 'prawn', 'cooked-meat', 'tinned-fish', 'smoked-fish', 'ham'],
  slow: [
    'poultry',
    'poultry-joint',
    'tender-meat',
    'stewing-meat',
    'mince',
    'sausage',
    'bacon',
    'tofu',
    'frying-cheese',
  ],
} as const satisfies Record<string, readonly Kind[]>;
