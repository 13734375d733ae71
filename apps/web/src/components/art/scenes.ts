import type { Subcategory } from '@larder/contract/category';
import type { DietType } from '@larder/contract/diet';
import type { Base } from './bases.tsx';
import type { Glass } from './glasses.tsx';
import type { Part } from './parts.tsx';
import type { Vessel } from './vessels.tsx';

/**
 * Words of a recipe's id that speak for a scene. A scene that shows more than what lies on a dish is drawn for nothing
 * else, or where the ids of the ingredients, in a row, speak for it.
 */
export type Hinted = { hints: RegExp; madeWith?: RegExp | 'nothing' };

export type PlateScene = Hinted & {
  vessel: Vessel;
  base: Base;
  fills: readonly [string, ...string[]];
  /** Laid out from the middle outwards. */
  parts: readonly Part[];
  /** How far from the middle they reach. */
  reach: number;
};

export type GlassScene = Hinted & {
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

const FILLS: readonly [RegExp, string][] = [
  [/tomato|arrabbiata|marinara|bolognese/, tomato],
  [/carrot|pumpkin|squash|sweet-potato|korma|tikka/, carrot],
  [/guacamole|pea-|spinach|pesto|green|leek|broccoli/, leaf],
  [/tzatziki|hummus/, cream],
  [/lentil|dal|corn|carbonara|cheese/, yolk],
];

/** The colour that the words of a recipe's id speak for. */
export function fillFor(id: string): string | undefined {
  return FILLS.find(([words]) => words.test(id))?.[1];
}

const DRINKS: readonly [RegExp, readonly [string, string]][] = [
  [/bloody|virgin-mary|tomato/, [tomato, carrot]],
  [/mojito|mint|lime|margarita|daiquiri|caipirinha|cucumber|matcha|green/, [leaf, lemon]],
  [/coffee|espresso|chocolate|cocoa|russian|chai|tea/, [wood, cream]],
  [/berr|cherry|cosmo|bramble|hibiscus|grenadine|sangria|negroni/, [berry, tomato]],
  [/orange|peach|mango|spritz|mimosa|carrot|sunrise|old-fashioned/, [carrot, yolk]],
  [/lemon|gin|ginger|collins|banana|lassi|turmeric|golden/, [lemon, cream]],
];

/** The colours that the words of a drink's id speak for. */
export function drinkFor(id: string): readonly [string, string] | undefined {
  return DRINKS.find(([words]) => words.test(id))?.[1];
}

const WITHOUT_MEAT: Partial<Record<Part, Part>> = { fillet: 'carrot' };
const STAND_INS: Partial<Record<DietType, Partial<Record<Part, Part>>>> = {
  Fish: WITHOUT_MEAT,
  Vegetarian: WITHOUT_MEAT,
  Vegan: { ...WITHOUT_MEAT, egg: 'tomato', friedEgg: 'tomato', cube: 'olive' },
};

/** The scene with nothing on the plate that the diet of the dish rules out. */
export function fitFor(dietType: DietType, scene: PlateScene): PlateScene {
  const standIns = STAND_INS[dietType];
  return standIns ? { ...scene, parts: scene.parts.map((part) => standIns[part] ?? part) } : scene;
}

type Meal = Exclude<Subcategory, 'Alcoholic' | 'Non-alcoholic'>;

export const MEAL_SCENES: Record<Meal, readonly [PlateScene, ...PlateScene[]]> = {
  Breakfast: [
    {
      hints: /egg.*toast|toast.*egg|full-english|benedict/,
      vessel: 'plate',
      base: 'none',
      fills: [cream],
      parts: ['friedEgg', 'toast', 'cherryTomato', 'cherryTomato', 'leaf'],
      reach: 62,
    },
    {
      hints: /porridge|oat|granola|yog|muesli|chia|overnight/,
      madeWith: /rolled-oats|granola/,
      vessel: 'bowl',
      base: 'soup',
      fills: [cream],
      parts: ['raspberry', 'berry', 'mint', 'berry', 'almond', 'raspberry', 'berry'],
      reach: 62,
    },
    {
      hints: /pancake|crepe|waffle|blini/,
      madeWith: 'nothing',
      vessel: 'plate',
      base: 'pancakes',
      fills: [yolk],
      parts: ['berry', 'raspberry', 'berry', 'mint', 'raspberry', 'berry'],
      reach: 92,
    },
    {
      hints: /shakshuka|huevos|frittata|omelet|tortilla-esp|scrambl/,
      vessel: 'pan',
      base: 'none',
      fills: [tomato],
      parts: ['friedEgg', 'friedEgg', 'cherryTomato', 'leaf', 'cherryTomato', 'leaf'],
      reach: 70,
    },
  ],
  Lunch: [
    {
      hints: /salad|slaw|tabbouleh|caesar|nicoise/,
      madeWith: /lettuce|rocket|mixed-salad-leaves/,
      vessel: 'bowl',
      base: 'greens',
      fills: [leaf],
      parts: ['egg', 'tomato', 'cucumber', 'olive', 'cherryTomato', 'onion', 'cucumber', 'cube'],
      reach: 68,
    },
    {
      hints: /soup|gazpacho|chowder|bisque|broth|ramen|dal\b|stew|chili/,
      madeWith: 'nothing',
      vessel: 'bowl',
      base: 'soup',
      fills: [tomato, carrot, leaf, yolk],
      parts: ['mint', 'crouton', 'crouton', 'pea', 'crouton', 'pea'],
      reach: 64,
    },
    {
      hints: /bowl|poke|bibimbap|congee|risotto|fried-rice|pilaf/,
      madeWith: /-rice\b(?!-)/,
      vessel: 'bowl',
      base: 'rice',
      fills: [cream],
      parts: ['egg', 'carrot', 'leaf', 'cucumber', 'chickpea', 'cherryTomato', 'chickpea', 'leaf', 'carrot'],
      reach: 70,
    },
    {
      hints: /sandwich|toastie|bruschetta|wrap|quesadilla|burger|panini/,
      vessel: 'plate',
      base: 'none',
      fills: [cream],
      parts: ['toast', 'tomato', 'leaf', 'cucumber', 'cube', 'olive', 'leaf'],
      reach: 68,
    },
  ],
  Dinner: [
    {
      hints: /pie|cannelloni|moussaka|schnitzel|gratin|casserole|wellington/,
      vessel: 'plate',
      base: 'none',
      fills: [cream],
      parts: ['potato', 'fillet', 'carrot', 'leaf', 'tomato', 'mushroom', 'pea', 'leaf'],
      reach: 66,
    },
    {
      hints: /pasta|spaghetti|carbonara|linguine|noodle|penne|bolognese|pad-thai|tagliatelle|macaroni|lasagne/,
      madeWith: /(pasta|spaghetti|linguine|noodle|penne|tagliatelle|macaroni|fettuccine|rigatoni)\b(?!-)/,
      vessel: 'plate',
      base: 'noodles',
      fills: [cream, tomato, carrot, leaf, yolk],
      parts: ['leaf', 'cherryTomato', 'cube', 'leaf', 'cherryTomato'],
      reach: 46,
    },
    {
      hints: /curry|korma|tikka|masala|stroganoff|teriyaki|katsu/,
      madeWith: 'nothing',
      vessel: 'bowl',
      base: 'sauceAndRice',
      fills: [carrot, yolk, tomato, leaf],
      parts: ['fillet', 'mint', 'pea', 'chickpea', 'onion'],
      reach: 58,
    },
    {
      hints: /paella|biryani|jollof|rice|jambalaya/,
      madeWith: /-rice\b(?!-)/,
      vessel: 'pan',
      base: 'rice',
      fills: [cream],
      parts: ['fillet', 'tomato', 'pea', 'carrot', 'pea', 'fillet', 'olive', 'leaf', 'lemon'],
      reach: 74,
    },
    {
      hints: /chicken|steak|salmon|roast|tray|stir-fry|fajita|sausage|pork|lamb|beef/,
      vessel: 'pan',
      base: 'none',
      fills: [tomato],
      parts: ['fillet', 'tomato', 'fillet', 'onion', 'leaf', 'fillet', 'carrot', 'pea', 'lemon'],
      reach: 74,
    },
  ],
  Snack: [
    {
      hints: /guacamole|hummus|dip|salsa|tzatziki|baba|pate|spread/,
      madeWith: 'nothing',
      vessel: 'bowl',
      base: 'soup',
      fills: [leaf, cream, yolk],
      parts: ['mint', 'chickpea', 'onion', 'chickpea', 'crouton', 'chickpea', 'crouton'],
      reach: 66,
    },
    {
      hints: /board|tapas|crostini/,
      vessel: 'board',
      base: 'none',
      fills: [cream],
      parts: ['toast', 'toast', 'tomato', 'leaf', 'cube', 'olive', 'almond', 'olive'],
      reach: 84,
    },
    {
      hints: /nuts|trail-mix|roasted-chickpea|spiced-chickpea|almond/,
      madeWith: 'nothing',
      vessel: 'bowl',
      base: 'none',
      fills: [cream],
      parts: Array<Part>(26)
        .fill('almond')
        .map((part, index) => (index % 3 ? part : 'chickpea')),
      reach: 72,
    },
    {
      hints: /skewer|fritter|croquet|ball|bite|roll/,
      vessel: 'plate',
      base: 'none',
      fills: [cream],
      parts: ['cherryTomato', 'leaf', 'cube', 'cherryTomato', 'leaf', 'olive'],
      reach: 58,
    },
    {
      hints: /cookie|biscuit|brownie|flapjack|(?<!egg-)muffin|scone|shortbread/,
      madeWith: 'nothing',
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
      hints: /martini|margarita|daiquiri|sour|cosmopolitan|coupe|manhattan|white-lady|sidecar/,
      glass: 'coupe',
      drinks: [
        [berry, tomato],
        [lemon, cream],
        [plum, berry],
        [carrot, yolk],
      ],
    },
    {
      hints: /old-fashioned|negroni|bloody|white-russian|caipirinha|rocks/,
      glass: 'rocks',
      drinks: [
        [wood, carrot],
        [carrot, yolk],
        [tomato, carrot],
      ],
    },
    {
      hints: /mojito|tonic|collins|spritz|fizz|mule|sangria|paloma|highball/,
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
      hints: /lemonade|soda|iced|cooler|squash|mojito|fizz|spritz/,
      glass: 'highball',
      drinks: [
        [lemon, cream],
        [berry, carrot],
        [leaf, lemon],
      ],
    },
    {
      hints: /hot|tea|coffee|latte|chocolate|chai|cocoa|golden-milk|turmeric/,
      glass: 'mug',
      drinks: [
        [wood, cream],
        [yolk, cream],
        [leaf, cream],
      ],
    },
    {
      hints: /smoothie|shake|lassi|juice|horchata/,
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
