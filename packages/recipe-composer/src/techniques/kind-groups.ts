import type { CookingKind } from '@larder/food/ingredients/cooking';

/** Kinds that templates refer to together. */
export const KIND_GROUPS = {
  hard: ['root', 'firm', 'potato'],
  soft: ['tender', 'mushroom', 'tomato'],
  /** Done in a few minutes, and overcooked by more. */
  quick: ['fish-fillet', 'prawn', 'cooked-meat', 'tinned-fish', 'smoked-fish', 'ham'],
  slow: [
    'poultry',
    'poultry-joint',
    'tender-meat',
    'stewing-meat',
    'mince',
    'sausage',
    'bacon',
    'tofu',
    'frying-cheese',
  ],
} as const satisfies Record<string, readonly CookingKind[]>;
