import { CLASS_IDS } from './classes.ts';
import table from './kinds.json' with { type: 'json' };

/**
 * The kinds of some classes, by id of the class and of the kind, with the labels that stand for each in the photo sets;
 * other labels of the class stand for any of its kinds.
 */
export const KINDS: Readonly<Record<string, Readonly<Record<string, { readonly [set: string]: readonly string[] }>>>> =
  table;

/** A class with kinds: its index, and its kinds in the order of the network's outputs, from the output `first` on. */
export type WiderClass = { classIndex: number; kindIds: readonly string[]; first: number };

/** The classes with kinds, in the order of the network's outputs; each has one more output, for any other kind. */
export const WIDER_CLASSES: readonly WiderClass[] = widerClasses();

/** The ingredients that the network can name. */
export const KNOWN_IDS: readonly string[] = [
  ...new Set([...CLASS_IDS, ...WIDER_CLASSES.flatMap(({ kindIds }) => kindIds)]),
].sort();

/** The outputs of a class: one for each of its kinds, then one for any other. */
export function outputsOf({ kindIds, first }: WiderClass): number[] {
  return Array.from({ length: kindIds.length + 1 }, (_, index) => first + index);
}

function widerClasses(): WiderClass[] {
  let first = 0;
  return Object.keys(KINDS)
    .sort()
    .map((id) => {
      const wider = { classIndex: CLASS_IDS.indexOf(id), kindIds: Object.keys(KINDS[id] ?? {}).sort(), first };
      first += wider.kindIds.length + 1;
      return wider;
    });
}
