import type { Subcategory } from '@larder/contract/category';
import type { Base } from './bases.tsx';
import type { Glass } from './glasses.tsx';
import type { Part } from './parts.tsx';
import type { Vessel } from './vessels.tsx';

export type PlateScene = {
  vessel: Vessel;
  base: Base;
  fills: readonly [string, ...string[]];
  /** Laid out from the middle outwards. */
  parts: readonly Part[];
  /** How far from the middle they reach. */
  reach: number;
};

export type GlassScene = {
  glass: Glass;
  /** Colour of the drink, and of its upper part. */
  drinks: readonly [readonly [string, string], ...(readonly [string, string])[]];
};

const tomato = 'var(--art-tomato)';
const carrot = 'var(--art-carrot)';
const leaf = 'var(--art-leaf-light)';
const yolk = 'var(--art-yolk)';
const cream = 'var(--art-cream)';
const lemon = 'var(--art-lemon)';
const berry = 'var(--art-berry)';
const plum = 'var(--art-plum)';
const wood = 'var(--art-wood-dark)';
const sky = 'var(--art-sky)';

type Meal = Exclude<Subcategory, 'Alcoholic' | 'Non-alcoholic'>;

export const MEAL_SCENES: Record<Meal, readonly [PlateScene, ...PlateScene[]]> = {
  Breakfast: [
    {
      vessel: 'plate',
      base: 'none',
      fills: [cream],
      parts: ['friedEgg', 'toast', 'cherryTomato', 'cherryTomato', 'leaf'],
      reach: 62,
    },
    {
      vessel: 'bowl',
      base: 'soup',
      fills: [cream],
      parts: ['raspberry', 'berry', 'mint', 'berry', 'almond', 'raspberry', 'berry'],
      reach: 62,
    },
    {
      vessel: 'plate',
      base: 'pancakes',
      fills: [yolk],
      parts: ['berry', 'raspberry', 'berry', 'mint', 'raspberry', 'berry'],
      reach: 92,
    },
    {
      vessel: 'pan',
      base: 'none',
      fills: [tomato],
      parts: ['friedEgg', 'friedEgg', 'cherryTomato', 'leaf', 'cherryTomato', 'leaf'],
      reach: 70,
    },
  ],
  Lunch: [
    {
      vessel: 'bowl',
      base: 'greens',
      fills: [leaf],
      parts: ['egg', 'tomato', 'cucumber', 'olive', 'cherryTomato', 'onion', 'cucumber', 'cube'],
      reach: 68,
    },
    {
      vessel: 'bowl',
      base: 'soup',
      fills: [tomato, carrot, leaf, yolk],
      parts: ['mint', 'crouton', 'crouton', 'pea', 'crouton', 'pea'],
      reach: 64,
    },
    {
      vessel: 'bowl',
      base: 'rice',
      fills: [cream],
      parts: ['egg', 'carrot', 'leaf', 'cucumber', 'chickpea', 'cherryTomato', 'chickpea', 'leaf', 'carrot'],
      reach: 70,
    },
    {
      vessel: 'plate',
      base: 'none',
      fills: [cream],
      parts: ['toast', 'tomato', 'leaf', 'cucumber', 'cube', 'olive', 'leaf'],
      reach: 68,
    },
  ],
  Dinner: [
    {
      vessel: 'plate',
      base: 'noodles',
      fills: [tomato, carrot, leaf],
      parts: ['leaf', 'cherryTomato', 'cube', 'leaf', 'cherryTomato'],
      reach: 46,
    },
    {
      vessel: 'bowl',
      base: 'sauceAndRice',
      fills: [carrot, yolk, tomato, leaf],
      parts: ['chicken', 'mint', 'pea', 'chickpea', 'onion'],
      reach: 58,
    },
    {
      vessel: 'pan',
      base: 'none',
      fills: [tomato],
      parts: ['chicken', 'tomato', 'chicken', 'onion', 'leaf', 'chicken', 'carrot', 'pea', 'lemon'],
      reach: 74,
    },
    {
      vessel: 'pan',
      base: 'rice',
      fills: [cream],
      parts: ['chicken', 'tomato', 'pea', 'carrot', 'pea', 'chicken', 'olive', 'leaf', 'lemon'],
      reach: 74,
    },
  ],
  Snack: [
    {
      vessel: 'board',
      base: 'none',
      fills: [cream],
      parts: ['toast', 'toast', 'tomato', 'leaf', 'cube', 'olive', 'almond', 'olive'],
      reach: 84,
    },
    {
      vessel: 'bowl',
      base: 'none',
      fills: [cream],
      parts: Array<Part>(26)
        .fill('almond')
        .map((part, index) => (index % 3 ? part : 'chickpea')),
      reach: 72,
    },
    {
      vessel: 'plate',
      base: 'none',
      fills: [cream],
      parts: ['cookie', 'cookie', 'cookie', 'cookie', 'cookie'],
      reach: 66,
    },
  ],
};

export const DRINK_SCENES: Record<'Alcoholic' | 'Non-alcoholic', readonly [GlassScene, ...GlassScene[]]> = {
  Alcoholic: [
    {
      glass: 'coupe',
      drinks: [
        [berry, tomato],
        [lemon, cream],
        [plum, berry],
        [carrot, yolk],
      ],
    },
    {
      glass: 'rocks',
      drinks: [
        [wood, carrot],
        [carrot, yolk],
        [tomato, carrot],
      ],
    },
    {
      glass: 'highball',
      drinks: [
        [leaf, lemon],
        [carrot, tomato],
        [sky, cream],
      ],
    },
  ],
  'Non-alcoholic': [
    {
      glass: 'highball',
      drinks: [
        [lemon, cream],
        [berry, carrot],
        [leaf, lemon],
      ],
    },
    {
      glass: 'mug',
      drinks: [
        [wood, cream],
        [yolk, cream],
        [leaf, cream],
      ],
    },
    {
      glass: 'smoothie',
      drinks: [
        [berry, cream],
        [leaf, lemon],
        [yolk, carrot],
        [plum, berry],
      ],
    },
  ],
};
