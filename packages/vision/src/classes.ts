import table from './classes.json' with { type: 'json' };

/** The photo sets that the network learned from. */
export const PHOTO_SETS = ['kitchen', 'table', 'grocery'] as const;
export type PhotoSet = (typeof PHOTO_SETS)[number];

/** Of each ingredient that the network knows, by its id in the kitchen: the labels that stand for it in each set. */
export const CLASSES: Readonly<Record<string, { readonly [set in PhotoSet]?: readonly string[] }>> = table;

/** The ingredients in the order of the network's outputs. */
export const CLASS_IDS: readonly string[] = Object.keys(CLASSES).sort();
