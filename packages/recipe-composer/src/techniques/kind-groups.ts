import type { Cooking, CookingKind } from '@larder/food/ingredients/cooking';

/** Kinds that templates refer to together. */
export const KIND_GROUPS = {
  hard: ['root', 'firm', 'potato'],
  soft: ['tender', 'mushroom', 'tomato'],
  vegetables: ['root', 'firm', 'potato', 'tender', 'mushroom', 'tomato'],
  /** Those that keep their water. */
  solid: ['root', 'firm', 'potato', 'tender'],
  /** Done in a few minutes, and overcooked by more. */
  quick: ['fish-fillet', 'prawn', 'cooked-meat', 'tinned-fish', 'smoked-fish', 'ham'],
  slow: [
    'poultry',
    'poultry-joint',
    'tender-meat',
    'pan-meat',
    'offal',
    'stewing-meat',
    'mince',
    'sausage',
    'bacon',
    'tofu',
    'frying-cheese',
  ],
} as const satisfies Record<string, readonly CookingKind[]>;

/** Kinds that sharpen a dish. */
export const ACIDS: ReadonlySet<CookingKind> = new Set(['sour', 'vinegar']);

/** Vegetables by whether a long simmer suits them: carrots and leeks last, broccoli and peas are added near the end. */
export const LASTING_GROUPS: ReadonlyMap<string, { among: keyof typeof KIND_GROUPS; simmered: SimmerGroup }> = new Map([
  ['lasting', { among: 'vegetables', simmered: 'lasting' }],
  ['passing', { among: 'vegetables', simmered: 'passing' }],
  ['solid-lasting', { among: 'solid', simmered: 'lasting' }],
  ['solid-passing', { among: 'solid', simmered: 'passing' }],
  ['softening', { among: 'solid', simmered: 'softening' }],
  ['heated', { among: 'solid', simmered: 'heated' }],
]);
/** Vegetables by their simmer: those that last, those that do not, and of these the ones that soften and those that are only heated. */
export type SimmerGroup = 'lasting' | 'passing' | 'softening' | 'heated';
/** Vegetables that simmer for fewer minutes than this are spoilt by a long simmer. */
const LASTING_MINUTES = 10;
/** What comes from a tin or frozen is only heated, in at most so many minutes. */
const HEATING_MINUTES = 5;

/** True of a vegetable that belongs to a group by its simmer. */
export function isInSimmerGroup({ simmer = 0, kind }: Cooking, group: SimmerGroup): boolean {
  const isHeated = kind === 'tender' && simmer <= HEATING_MINUTES;
  if (group === 'lasting') return simmer >= LASTING_MINUTES;
  if (group === 'passing') return simmer < LASTING_MINUTES;
  return group === 'heated' ? isHeated : simmer < LASTING_MINUTES && !isHeated;
}
