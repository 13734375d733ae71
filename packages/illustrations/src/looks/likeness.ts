import { ILLUSTRATION_SIDE_BASES, type Illustration } from '@larder/contract/dish/illustration';
import { kindOfPart } from '@larder/contract/dish/ingredient-part';
import { isFromAbove, type PictureLook, pictureLook, type Stand, type View, viewOf } from '../drawing/picture-look.ts';
import type { DrawnImage } from '../image-path.ts';

type Dish = Extract<Illustration, { kind: 'dish' }>;
type Drink = Extract<Illustration, { kind: 'drink' }>;

/** How a picture is composed at all: pictures of different forms are never taken for each other. */
type Form = 'dish-from-above' | 'dish-from-side' | 'drink-from-above' | 'drink-from-side';

/** What of a picture is seen at a glance. */
export type Impression = {
  /** What the picture consists of: base and pieces, of a plate of ingredients the first of them, of drinks all one. */
  composition: string;
  isDrink: boolean;
  form: Form;
  /** What is compared one by one, with the weights of the form. Equal numbers stand for the same. */
  traits: readonly number[];
  /** The ingredients seen, as numbers. */
  parts: readonly number[];
};

/** The weight of each trait, in the order of the traits, and of the ingredients seen; together 1. */
const WEIGHTS: Readonly<Record<Form, { traits: readonly number[]; parts: number }>> = {
  'dish-from-above': { traits: [0.18, 0.12, 0.18, 0.1, 0.08, 0.07, 0.03, 0.03, 0.07], parts: 0.14 },
  'dish-from-side': { traits: [0.34, 0.14, 0.14, 0.06, 0.1, 0.05, 0.03], parts: 0.14 },
  'drink-from-above': { traits: [0.22, 0.2, 0.06, 0.22, 0.07, 0.05, 0.05, 0.03], parts: 0.1 },
  'drink-from-side': { traits: [0.26, 0.18, 0.04, 0.2, 0.04, 0.08, 0.06, 0.04], parts: 0.1 },
};

/** From which likeness on two pictures are taken for each other at a glance. */
export const ALIKE = 0.64;

const SEEN_FROM_SIDE: ReadonlySet<string> = new Set(ILLUSTRATION_SIDE_BASES);

/** Bases that look like another at a glance. */
const VARIANT_OF: Readonly<Record<string, string>> = {
  'mash-swirl': 'mash',
  'mash-well': 'mash',
  'round-bake': 'bake',
  'round-crumble': 'crumble',
};

/** Views that differ in little but how large the dish is. */
const VIEW_LIKE: Readonly<Partial<Record<View, View>>> = { far: 'above', corner: 'near' };
/** Where a drink or a dish stands, which makes little difference as long as it stands there as often and as large. */
const STAND_LIKE: Readonly<Partial<Record<Stand, Stand>>> = {
  left: 'middle',
  right: 'middle',
  near: 'middle',
  'above-near': 'above',
};
/** Glasses that look like others from above. */
const FROM_ABOVE: Readonly<Partial<Record<Drink['glass'], string>>> = {
  ...{ coupe: 'round', martini: 'round', margarita: 'round', wine: 'round', frozen: 'round' },
  ...{ highball: 'with a straw', hurricane: 'with a straw', smoothie: 'with a straw' },
};
/** Cups in the colour of the crockery. */
const IN_COLOUR: ReadonlySet<string> = new Set(['mug', 'cream-mug', 'espresso']);

/** What is seen of a picture at a glance. */
export function impressionOf({ illustration, seed }: DrawnImage): Impression {
  const look = pictureLook(seed, illustration);
  return illustration.kind === 'dish' ? ofDish(illustration, look) : ofDrink(illustration, look);
}

function ofDish({ vessel, base, colour, parts }: Dish, look: PictureLook): Impression {
  const isFromSide = SEEN_FROM_SIDE.has(base);
  const piece = parts.find((part) => kindOfPart(part) === undefined) ?? '';
  const composition = `${VARIANT_OF[base] ?? base} ${base === 'none' && piece === '' ? parts[0] : piece}`;
  const view = viewOf(vessel, look);
  const traits = isFromSide
    ? [
        ...[composition, colour, STAND_LIKE[look.place] ?? look.place, look.place],
        ...[look.backdrop, look.surface, look.side],
      ]
    : [
        ...[composition, colour, vessel, VIEW_LIKE[view] ?? view, view],
        ...[look.surface, look.clothColour, look.underlay, vessel === 'plate' ? look.ware : look.rim],
      ];
  return {
    composition,
    isDrink: false,
    form: isFromSide ? 'dish-from-side' : 'dish-from-above',
    traits: traits.map(numberOf),
    parts: numbersOf(parts.filter((part) => kindOfPart(part) !== undefined)),
  };
}

function ofDrink({ glass, colours: [low, high], garnish, ice }: Drink, look: PictureLook): Impression {
  const { stand, surface } = look;
  const isAbove = isFromAbove(stand);
  const standsLike = STAND_LIKE[stand] ?? stand;
  const traits = isAbove
    ? [FROM_ABOVE[glass] ?? glass, low, high, standsLike, look.underlay, look.clothColour, surface, stand]
    : [glass, low, high, standsLike, stand, look.backdrop, surface, IN_COLOUR.has(glass) ? look.rim : ice];
  return {
    composition: 'drink',
    isDrink: true,
    form: isAbove ? 'drink-from-above' : 'drink-from-side',
    traits: traits.map(numberOf),
    parts: numbersOf(garnish),
  };
}

/** How much alike two pictures are, from 0 to 1. */
export function likenessOf(one: Impression, other: Impression): number {
  if (one.form !== other.form) return 0;
  const { traits, parts } = WEIGHTS[one.form];
  let alike = parts * overlapOf(one.parts, other.parts);
  for (let index = 0; index < traits.length; index += 1) {
    if (one.traits[index] === other.traits[index]) alike += traits[index] ?? 0;
  }
  return alike;
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

function numbersOf(values: readonly string[]): number[] {
  return [...new Set(values)].map(numberOf);
}
