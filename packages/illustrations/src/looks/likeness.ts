import { ILLUSTRATION_SIDE_BASES, type Illustration } from '@larder/contract/dish/illustration';
import { kindOfPart } from '@larder/contract/dish/ingredient-part';
import { type PictureLook, pictureLook, viewOf } from '../drawing/picture-look.ts';
import type { DrawnImage } from '../image-path.ts';

/** What of a picture is seen at a glance. */
export type Impression = {
  /** What the picture consists of: base and pieces, of a plate of ingredients the first of them, of drinks all one. */
  composition: string;
  isDrink: boolean;
  /** What is compared one by one, with the weight of each. */
  traits: readonly (readonly [trait: string, weight: number])[];
  /** The ingredients seen, and the weight of all of them. */
  parts: ReadonlySet<string>;
  partsWeight: number;
};

type Vessel = Extract<Illustration, { kind: 'dish' }>['vessel'];
const SEEN_FROM_SIDE: ReadonlySet<string> = new Set(ILLUSTRATION_SIDE_BASES);

/** Bases that look like another at a glance. */
const VARIANT_OF: Readonly<Record<string, string>> = {
  'mash-swirl': 'mash',
  'mash-well': 'mash',
  'round-bake': 'bake',
  'round-crumble': 'crumble',
  'open-burger': 'burger',
  'sandwich-halves': 'sandwich',
};

/** What two pictures of one composition share besides all that is compared. */
const COMPOSITION_WEIGHT = 0.35;

/** What is seen of a picture at a glance. */
export function impressionOf({ illustration, seed }: DrawnImage): Impression {
  const look = pictureLook(seed, illustration);
  return illustration.kind === 'dish' ? ofDish(illustration, look) : ofDrink(illustration, look);
}

function ofDish(dish: Extract<Illustration, { kind: 'dish' }>, look: PictureLook): Impression {
  const { vessel, base, colour, parts } = dish;
  const piece = parts.find((part) => kindOfPart(part) === undefined) ?? '';
  return {
    isDrink: false,
    composition: `${VARIANT_OF[base] ?? base} ${base === 'none' && piece === '' ? parts[0] : piece}`,
    traits: [
      [colour, 0.12],
      [base, 0.06],
      [look.surface, 0.06],
      [look.clothColour, 0.03],
      ...(SEEN_FROM_SIDE.has(base) ? placeTraits(look) : vesselTraits(vessel, look)),
      [look.order, piece === '' ? 0 : 0.04],
    ],
    parts: new Set(parts.filter((part) => kindOfPart(part) !== undefined)),
    partsWeight: 0.2,
  };
}

function placeTraits({ place, side, backdrop }: PictureLook): Impression['traits'] {
  return [
    [place, 0.1],
    [String(side), 0.03],
    [backdrop, 0.1],
    ['', 0],
  ];
}

function vesselTraits(vessel: Vessel, look: PictureLook): Impression['traits'] {
  return [
    [vessel, 0.1],
    [viewOf(vessel, look), 0.1],
    [look.underlay, 0.05],
    [vessel === 'plate' ? look.ware : look.rim, 0.05],
  ];
}

/** Cups in the colour of the crockery. */
const IN_COLOUR: ReadonlySet<string> = new Set(['mug', 'cream-mug', 'espresso']);

function ofDrink(drink: Extract<Illustration, { kind: 'drink' }>, look: PictureLook): Impression {
  const { glass, colours, garnish, ice } = drink;
  return {
    isDrink: true,
    composition: 'drink',
    traits: [
      [glass, 0.25],
      [colours[0], 0.15],
      [colours[1], 0.03],
      [ice ? 'ice' : '', 0.02],
      [look.place, 0.08],
      [look.backdrop, 0.06],
      [look.surface, 0.05],
      [look.rim, IN_COLOUR.has(glass) ? 0.08 : 0],
    ],
    parts: new Set(garnish),
    partsWeight: 0.08,
  };
}

/** How much alike two pictures are, from 0 to 1. */
export function likenessOf(one: Impression, other: Impression): number {
  const composed = one.composition === other.composition ? COMPOSITION_WEIGHT : 0;
  let alike = composed + one.partsWeight * overlapOf(one.parts, other.parts);
  let all = COMPOSITION_WEIGHT + one.partsWeight;
  for (const [index, [trait, weight]] of one.traits.entries()) {
    if (trait === other.traits[index]?.[0]) alike += weight;
    all += weight;
  }
  return alike / all;
}

/** Of the parts of either, the share that both have; 1 where neither has any. */
function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}
