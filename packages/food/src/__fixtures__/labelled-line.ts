import type { Unit } from '../units/units.ts';

/**
 * A line of a recipe with what a reader makes of it: the amount (two numbers for a range), the unit, and the id of the
 * ingredient. Null where it gives none, or names nothing that the larder holds. Several ids parted by "|" are
 * equally right.
 */
export type LabelledLine = readonly [
  text: string,
  amount: number | readonly [number, number] | null,
  unit: Unit | null,
  ingredient: string | null,
];
