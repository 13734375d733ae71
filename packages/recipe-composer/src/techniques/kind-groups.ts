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
export const LASTING_GROUPS: ReadonlyMap<string, { among: keyof typeof KIND_GROUPS; lasts: boolean }> = new Map([
  ['lasting', { among: 'vegetables', lasts: true }],
  ['passing', { among: 'vegetables', lasts: false }],
  ['solid-lasting', { among: 'solid', lasts: true }],
  ['solid-passing', { among: 'solid', lasts: false }],
]);
/** Vegetables that simmer for fewer minutes than this are spoilt by a long simmer. */
const LASTING_MINUTES = 10;

/** True of a vegetable that a long simmer does not spoil. */
export function isLasting({ simmer = 0 }: Cooking): boolean {
  return simmer >= LASTING_MINUTES;
}
