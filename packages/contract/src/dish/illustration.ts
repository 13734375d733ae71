import { z } from 'zod';
import { INGREDIENT_PARTS } from './ingredient-part.ts';

/** Pieces of food that can be drawn: ingredients, and the dish itself in pieces of the base's colour. */
export const ILLUSTRATION_PARTS = [
  ...INGREDIENT_PARTS,
  'cookie',
  'muffin',
  'bar',
  'ball',
  'dumpling',
  'turnover',
  'roll',
  'patty',
  'stick',
  'crisp',
  'scoop',
  'meringue',
  'taco',
  'bun',
  'sushi',
  'parcel',
  'gnocco',
  'rissole',
  'jacket',
  'doughnut',
  ...(['cutlet', 'croquette', 'crumbed-ball', 'fried-ring', 'fried-fillet', 'latke', 'scotch-egg'] as const),
  ...(['swirl', 'brioche', 'concha', 'plain-roll', 'croissant', 'eclair', 'choux', 'scone', 'diamond'] as const),
  ...(['sausage-roll', 'bagel', 'biscotti', 'macaron', 'shortbread', 'crumpet', 'pancake', 'pastry-sheet'] as const),
  ...(['canele', 'folded-flatbread', 'bean-fritter', 'tartlet', 'madeleine', 'stuffed-half'] as const),
  ...(['thumbprint', 'toffee-apple', 'folded-crepe', 'leaf-parcel', 'open-tamale', 'onigiri', 'star-biscuit'] as const),
  ...(['caramel-popcorn', 'sandwich-triangle', 'grilled-triangle', 'pretzel', 'burger-bun'] as const),
] as const;
export const illustrationPartSchema = z.enum(ILLUSTRATION_PARTS);
export type IllustrationPart = z.infer<typeof illustrationPartSchema>;

/** Colours of the palette, named after what they show. The web has a light and a dark tone of each. */
export const ILLUSTRATION_COLOURS = [
  'tomato',
  'carrot',
  'yolk',
  'lemon',
  'cream',
  'leaf',
  'leaf-light',
  'olive',
  'berry',
  'plum',
  'crust',
  'chocolate',
  'sky',
  'clear',
  'lime',
  'pink',
  'amber',
] as const;
export const illustrationColourSchema = z.enum(ILLUSTRATION_COLOURS);
export type IllustrationColour = z.infer<typeof illustrationColourSchema>;

/** What a dish is served in, seen from above. */
export const ILLUSTRATION_VESSELS = [
  'plate',
  'bowl',
  'pan',
  'board',
  'baking-dish',
  'casserole',
  'paella-pan',
  'tray',
  'steamer',
  'wok',
  'tagine',
  'saucepan',
  'cazuela',
] as const;

/** Dishes that are seen from the side, without a vessel of the list above. */
export const ILLUSTRATION_SIDE_BASES = [
  'burger',
  'sandwich',
  'pancake-stack',
  'cake-slice',
  'jar',
  'scoops',
  'layered-glass',
  'muffin-row',
  'tacos',
  'wrap-halves',
  'lasagne-slice',
  'dessert-glass',
  'flan',
  'frosted-slice',
  'ring-cake',
  'syrup-stack',
  'panna-cotta',
  'hot-dog',
  'toastie',
  'loaf-slices',
  'mug-cake',
  'steamed-pudding',
  'roll-cake',
  'souffle',
  'open-jar',
  'cupcake-row',
  'pie-slice',
  'open-burger',
  'biscuit-stack',
  'sandwich-halves',
] as const;

/** What fills the vessel below the parts. */
export const ILLUSTRATION_BASES = [
  'none',
  'cloche',
  'liquid',
  'sauce',
  'sauce-and-rice',
  'rice',
  'noodles',
  'pasta-tubes',
  'greens',
  'mash',
  'bake',
  'crumble',
  'pie',
  'tart',
  'flatbread',
  'loaf',
  'cake',
  'cream',
  'pancakes',
  'waffle',
  'omelette',
  'scramble',
  'chunky',
  'noodle-broth',
  'risotto',
  'paella',
  'pizza',
  'quiche',
  'pie-cut',
  'porridge',
  'crepes',
  'skewers',
  'toast',
  'dip',
  'pavlova',
  'filled-pie',
  'focaccia',
  'boule',
  'pasta-bake',
  'brulee',
  'puree',
  'meringue-pie',
  'caramel-tart',
  'round-cake',
  'ramekins',
  'open-tacos',
  'mash-swirl',
  'mash-well',
  'round-bake',
  'round-crumble',
  'tin-loaf',
  'open-parcel',
  ...ILLUSTRATION_SIDE_BASES,
] as const;
export type IllustrationBase = (typeof ILLUSTRATION_BASES)[number];

/** What a drink is served in, seen from the side. */
export const ILLUSTRATION_GLASSES = [
  'coupe',
  'rocks',
  'highball',
  'wine',
  'flute',
  'jug',
  'mug',
  'smoothie',
  'martini',
  'margarita',
  'hurricane',
  'shot',
  'pint',
  'teacup',
  'latte',
  'teapot',
  'espresso',
  'float',
  'shake',
  'cream-mug',
  'copper-mug',
  'frappe',
  'frozen',
  'affogato',
  'bubble-tea',
] as const;

/** What a dish or a drink stands on, by its cuisine. */
export const ILLUSTRATION_TABLES = [
  'linen',
  'wood',
  'tiles',
  'bamboo',
  'print',
  'woven',
  'slate',
  'marble',
  'gingham',
] as const;
export const ILLUSTRATION_SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

const setting = {
  /** Linen where it is absent. */
  table: z.enum(ILLUSTRATION_TABLES).exactOptional(),
  /** Decides the colours of the cloth; any where it is absent. */
  season: z.enum(ILLUSTRATION_SEASONS).exactOptional(),
};

export const MOST_ILLUSTRATION_PARTS = 26;

/** Two on the rim and in the drink, the others beside the glass. */
export const MOST_GARNISHES = 4;

/** What a drawn picture of a recipe shows, as data; the web draws it, and arranges the parts by the recipe's id. */
export const illustrationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dish'),
    vessel: z.enum(ILLUSTRATION_VESSELS),
    base: z.enum(ILLUSTRATION_BASES),
    /** Colour of the base. */
    colour: illustrationColourSchema,
    /** From the middle outwards. */
    parts: z.array(illustrationPartSchema).max(MOST_ILLUSTRATION_PARTS),
    /** How far from the middle the parts reach, in units of the drawing: the vessel's radius is about 100. */
    reach: z.int().min(0).max(100),
    ...setting,
  }),
  z.object({
    kind: z.literal('drink'),
    glass: z.enum(ILLUSTRATION_GLASSES),
    /** Colour of the drink, and of its upper part. */
    colours: z.tuple([illustrationColourSchema, illustrationColourSchema]),
    ice: z.boolean(),
    /** The first two on the rim and in the drink, the others beside the glass. */
    garnish: z.array(illustrationPartSchema).max(MOST_GARNISHES),
    ...setting,
  }),
]);
export type Illustration = z.infer<typeof illustrationSchema>;
export type IllustrationSetting = Pick<Illustration, 'table' | 'season'>;
export type DishIllustration = Extract<Illustration, { kind: 'dish' }>;
export type DrinkIllustration = Extract<Illustration, { kind: 'drink' }>;

/** The picture of a recipe that says nothing of how it looks, by category. */
export const PLACEHOLDER_ILLUSTRATIONS: { Meals: DishIllustration; Drinks: DrinkIllustration } = {
  Meals: { kind: 'dish', vessel: 'plate', base: 'cloche', colour: 'clear', parts: [], reach: 0 },
  Drinks: { kind: 'drink', glass: 'highball', colours: ['lemon', 'cream'], ice: true, garnish: [] },
};
