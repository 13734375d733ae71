import table from './classes.json' with { type: 'json' };

/** The photo sets that the network was trained on (docs/vision.md). */
export const PHOTO_SETS = ['kitchen', 'table', 'grocery', 'packages'] as const;
export type PhotoSet = (typeof PHOTO_SETS)[number];

/** The ingredients that the network detects, by id, with the labels that stand for each in the photo sets. */
export const CLASSES: Readonly<Record<string, { readonly [set in PhotoSet]?: readonly string[] }>> = table;

/** Ingredient ids in the order of the network's outputs. */
export const CLASS_IDS: readonly string[] = Object.keys(CLASSES).sort();
