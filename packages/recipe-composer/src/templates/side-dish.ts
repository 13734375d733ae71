import type { Slot } from './dish-template.ts';

/** A grain, pasta, mash or bread, cooked or warmed apart and served with a dish that has no potatoes. */
export const SIDE: Slot = {
  of: [
    'potato',
    'cooked-rice',
    'rice',
    'couscous',
    'grain',
    'polenta',
    'mash',
    'fresh-pasta',
    'pasta',
    'wrap',
    'bread',
  ],
  but: [
    'stale-bread',
    'amaranth',
    'teff',
    'filled-pasta',
    'taco-shell',
    'tostada',
    'spaghetti',
    'linguine',
    'bucatini',
  ],
  least: 0,
  notWith: ['potato'],
  cut: 'peel-chunks',
};

/** The same beside what has no sauce in which pasta could be tossed. */
export const SIDE_WITHOUT_SAUCE: Slot = { ...SIDE, but: [...(SIDE.but ?? []), 'pasta', 'fresh-pasta', 'gnocchi'] };

const POTATOES_OR_RICE: readonly string[] = ['potato', 'long-grain-rice'];

/** The same beside what would be meat and a vegetable alone: where nothing fits, potatoes or rice as the cuisine has it. */
export const SIDE_OR_RICE_WITHOUT_SAUCE: Slot = { ...SIDE_WITHOUT_SAUCE, proposed: POTATOES_OR_RICE };

/** Beside a dish with plenty of sauce: pasta is tossed in it, of the shapes that hold it. */
export const SAUCED_SIDE: Slot = {
  ...SIDE,
  but: [...(SIDE.but ?? []), 'macaroni', 'orzo', 'fideo', 'ditalini', 'angel-hair-pasta', 'conchiglie'],
  proposed: POTATOES_OR_RICE,
};

/** Without butter these are water and starch. */
const PLAIN_SIDES: readonly string[] = [
  'potato',
  'couscous',
  'giant-couscous',
  'polenta',
  'bulgur',
  'freekeh',
  'spelt',
  'farro',
  'pearl-barley',
  'quinoa',
  'millet',
];

/** The butter of a slot `side`, where it can be left out. */
export const OPTIONAL_BUTTER_OF_SIDE: Slot = {
  of: ['butter'],
  least: 0,
  grams: 5,
  only: ['side'],
  alongside: PLAIN_SIDES,
  notWith: ['mash', 'chips'],
  proposed: ['butter', 'vegan-butter'],
};
export const BUTTER_OF_SIDE: Slot = { ...OPTIONAL_BUTTER_OF_SIDE, needed: true };

/** Potatoes that are boiled beside a dish of which the title names them. */
export const BOILED_POTATO: Slot = {
  of: ['potato'],
  least: 0,
  grams: 200,
  cut: 'peel-chunks',
  notWith: ['soy', 'miso'],
};
