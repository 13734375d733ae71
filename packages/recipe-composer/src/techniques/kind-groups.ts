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
]);
/** Vegetables by their simmer: those that last, those that do not, and of these the ones that are not soft when they go in. */
export type SimmerGroup = 'lasting' | 'passing' | 'softening';
/** Vegetables that simmer for fewer minutes than this are spoilt by a long simmer. */
const LASTING_MINUTES = 10;
/** What comes from a tin or frozen is only heated, in at most so many minutes. */
const HEATING_MINUTES = 5;

/** True of a vegetable that belongs to a group by its simmer. */
export function isInSimmerGroup({ simmer = 0, kind }: Cooking, group: SimmerGroup): boolean {
  if (group === 'lasting') return simmer >= LASTING_MINUTES;
  if (group === 'passing') return simmer < LASTING_MINUTES;
  return simmer < LASTING_MINUTES && (kind !== 'tender' || simmer > HEATING_MINUTES);
}
