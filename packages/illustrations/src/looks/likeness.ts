import {
  ILLUSTRATION_SIDE_BASES,
  type Illustration,
  type IllustrationColour,
  type IllustrationPart,
} from '@larder/contract/dish/illustration';
import { kindOfPart } from '@larder/contract/dish/ingredient-part';
import { type DrinkStand, standOf } from '../drawing/drinks/stand-of.ts';
import { isFromAbove, type PictureLook, pictureLook, type View, viewOf } from '../drawing/picture-look.ts';
import { placeOf, type SidePlace } from '../drawing/place-at-side.ts';
import type { DrawnImage } from '../image-path.ts';

type Dish = Extract<Illustration, { kind: 'dish' }>;
type Drink = Extract<Illustration, { kind: 'drink' }>;

/** What of a picture is seen at a glance. */
export type Impression = {
  /** What the picture consists of: base and pieces, of a plate of ingredients the first of them, of drinks all one. */
  composition: string;
  isDrink: boolean;
  form: Form;
  /** What is compared one by one, as numbers: equal ones stand for the same. */
  traits: readonly number[];
  /** The ingredients seen, as numbers. */
  parts: readonly number[];
};

/** Each trait of a form with its weight, and that of the ingredients seen; together 1. */
const WEIGHTS = {
  'dish-from-above': {
    ...{
      composition: 0.16,
      pieces: 0.05,
      colour: 0.05,
      hue: 0.07,
      vessel: 0.16,
      kind: 0.06,
      viewLike: 0.09,
      view: 0.05,
    },
    ...{ surface: 0.07, cloth: 0.03, underlay: 0.02, crockery: 0.07, parts: 0.12 },
  },
  'dish-from-side': {
    ...{ composition: 0.26, base: 0.12, colour: 0.05, hue: 0.07, isPair: 0.06, standsLike: 0.1, stand: 0.04 },
    ...{ backdrop: 0.12, surface: 0.06, parts: 0.12 },
  },
  'drink-from-above': {
    ...{ glass: 0.18, colour: 0.08, hue: 0.12, upper: 0.04, standsLike: 0.26, stand: 0.04 },
    ...{ underlay: 0.07, cloth: 0.05, surface: 0.06, parts: 0.1 },
  },
  'drink-from-side': {
    ...{ glass: 0.24, colour: 0.08, hue: 0.12, upper: 0.03, standsLike: 0.2, stand: 0.04 },
    ...{ backdrop: 0.09, surface: 0.06, crockery: 0.02, ice: 0.02, parts: 0.1 },
  },
} as const;
type Form = keyof typeof WEIGHTS;
type Traits<F extends Form> = Readonly<Record<Exclude<keyof (typeof WEIGHTS)[F], 'parts'>, string | number | boolean>>;

const TRAIT_WEIGHTS: Readonly<Record<Form, readonly number[]>> = {
  'dish-from-above': traitWeights('dish-from-above'),
  'dish-from-side': traitWeights('dish-from-side'),
  'drink-from-above': traitWeights('drink-from-above'),
  'drink-from-side': traitWeights('drink-from-side'),
};

function traitWeights(form: Form): number[] {
  return Object.entries(WEIGHTS[form]).flatMap(([trait, weight]) => (trait === 'parts' ? [] : [weight]));
}

/** What is left of the likeness of two pictures of other food. */
const OF_OTHER_FOOD = 0.75;

/** From which likeness on two pictures are taken for each other at a glance. */
export const ALIKE = 0.56;

const SEEN_FROM_SIDE: ReadonlySet<string> = new Set(ILLUSTRATION_SIDE_BASES);

/** Bases that look like another at a glance. */
const VARIANT_OF: Readonly<Record<string, string>> = {
  'frosted-slice': 'cake-slice',
  'pie-slice': 'cake-slice',
  'mash-swirl': 'mash',
  'mash-well': 'mash',
  'round-bake': 'bake',
  'round-crumble': 'crumble',
};

/** Colours that are taken for each other. */
const HUES: Readonly<Record<IllustrationColour, string>> = {
  ...{ tomato: 'red', carrot: 'orange', amber: 'orange', yolk: 'yellow', lemon: 'yellow' },
  ...{ berry: 'red', pink: 'pink', plum: 'purple', crust: 'brown', chocolate: 'brown' },
  ...{ leaf: 'green', 'leaf-light': 'green', lime: 'green', olive: 'green' },
  ...{ cream: 'pale', clear: 'pale', sky: 'blue' },
};

/** From so many pieces on their number is not seen at a glance. */
const FEW_PIECES = 6;

/** Views that differ in little but how large the dish is. */
const VIEW_LIKE: Readonly<Partial<Record<View, View>>> = { far: 'above', corner: 'near' };
const NOT_FLAT: ReadonlySet<View> = new Set(['angled', 'pair']);
/** Where a drink or a dish stands, which makes little difference as long as it stands there as often and as large. */
const STAND_LIKE: Readonly<Partial<Record<SidePlace | DrinkStand, SidePlace | DrinkStand>>> = {
  left: 'middle',
  right: 'middle',
  near: 'middle',
  'wide-close': 'middle',
  poured: 'pair',
  'above-near': 'above',
  'above-many': 'above-pair',
};
/** Glasses that look like others from above. */
const FROM_ABOVE: Readonly<Partial<Record<Drink['glass'], string>>> = {
  ...{ coupe: 'round', martini: 'round', margarita: 'round', wine: 'round', frozen: 'round' },
  ...{ highball: 'with a straw', hurricane: 'with a straw', smoothie: 'with a straw' },
};
/** Where foam, cream or a lid is seen instead of the drink: from above, from the side. */
const COVERED: ReadonlySet<string> = new Set(['pint', 'shake', 'cream-mug', 'teapot']);
const OPAQUE: ReadonlySet<string> = new Set(['mug', 'cream-mug', 'espresso', 'teacup', 'teapot', 'copper-mug']);
/** Cups in the colour of the crockery. */
const IN_COLOUR: ReadonlySet<string> = new Set(['mug', 'cream-mug', 'espresso']);

/** What is seen of a picture at a glance. */
export function impressionOf({ illustration, seed }: DrawnImage): Impression {
  const look = pictureLook(seed, illustration);
  if (illustration.kind === 'drink') return ofDrink(illustration, look);
  return SEEN_FROM_SIDE.has(illustration.base)
    ? ofDishFromSide(illustration, look)
    : ofDishFromAbove(illustration, look);
}

function ofDishFromAbove(dish: Dish, look: PictureLook): Impression {
  const { vessel, colour } = dish;
  const view = viewOf(vessel, look);
  const composition = compositionOf(dish);
  return impression('dish-from-above', composition, seenParts(dish), {
    composition,
    pieces: Math.min(FEW_PIECES, dish.parts.filter(isPiece).length),
    colour,
    hue: HUES[colour],
    vessel,
    kind: NOT_FLAT.has(view) ? view : 'flat',
    viewLike: VIEW_LIKE[view] ?? view,
    view,
    surface: look.surface,
    cloth: look.clothColour,
    underlay: look.underlay,
    crockery: vessel === 'plate' ? look.ware : look.rim,
  });
}

function ofDishFromSide(dish: Dish, look: PictureLook): Impression {
  const { base, colour } = dish;
  const place = placeOf(base, look);
  const composition = compositionOf(dish);
  return impression('dish-from-side', composition, seenParts(dish), {
    composition,
    base,
    colour,
    hue: HUES[colour],
    isPair: place === 'pair',
    standsLike: STAND_LIKE[place] ?? place,
    stand: place,
    backdrop: look.backdrop,
    surface: look.surface,
  });
}

function ofDrink({ glass, colours, garnish, ice }: Drink, look: PictureLook): Impression {
  const { surface } = look;
  const stand = standOf(glass, look);
  const isAbove = isFromAbove(stand);
  const isHidden = (isAbove ? COVERED : OPAQUE).has(glass);
  const [colour, upper] = isHidden ? (['clear', 'clear'] as const) : colours;
  const common = { colour, hue: HUES[colour], upper, standsLike: STAND_LIKE[stand] ?? stand, stand, surface };
  return isAbove
    ? impression('drink-from-above', 'drink', garnish, {
        ...common,
        glass: FROM_ABOVE[glass] ?? glass,
        underlay: look.underlay,
        cloth: look.clothColour,
      })
    : impression('drink-from-side', 'drink', garnish, {
        ...common,
        glass,
        backdrop: look.backdrop,
        crockery: IN_COLOUR.has(glass) && look.rim,
        ice,
      });
}

function impression<F extends Form>(
  form: F,
  composition: string,
  parts: readonly IllustrationPart[],
  traits: Traits<F>,
): Impression {
  const named = Object.keys(WEIGHTS[form]).filter((trait): trait is keyof Traits<F> & string => trait !== 'parts');
  return {
    composition,
    isDrink: composition === 'drink',
    form,
    traits: named.map((trait) => numberOf(traits[trait])),
    parts: [...new Set(parts)].map(numberOf),
  };
}

function isPiece(part: IllustrationPart): boolean {
  return kindOfPart(part) === undefined;
}

function seenParts({ parts }: Dish): IllustrationPart[] {
  return parts.filter((part) => !isPiece(part));
}

function compositionOf({ base, parts }: Dish): string {
  const piece = parts.find(isPiece);
  return `${VARIANT_OF[base] ?? base} ${piece ?? (base === 'none' ? parts[0] : '')}`;
}

/** How much alike two pictures are, from 0 to 1. */
export function likenessOf(one: Impression, other: Impression): number {
  if (one.form !== other.form) return 0;
  const weights = TRAIT_WEIGHTS[one.form];
  let alike = WEIGHTS[one.form].parts * overlapOf(one.parts, other.parts);
  for (let index = 0; index < weights.length; index += 1) {
    if (one.traits[index] === other.traits[index]) alike += weights[index] ?? 0;
  }
  return one.composition === other.composition ? alike : alike * OF_OTHER_FOOD;
}

/** Of the parts of either, the share that both have; 1 where neither has any. */
function overlapOf(one: readonly number[], other: readonly number[]): number {
  let shared = 0;
  for (const part of one) if (other.includes(part)) shared += 1;
  const all = one.length + other.length - shared;
  return all === 0 ? 1 : shared / all;
}

const numbers = new Map<string | number | boolean, number>();

/** A number for a value, the same as long as this process lives. The values are few: names of looks, parts and colours. */
function numberOf(value: string | number | boolean): number {
  const known = numbers.get(value) ?? numbers.size;
  numbers.set(value, known);
  return known;
}
