import type { Amount } from '@larder/contract/recipe';
import type { Unit } from '../../units/units.ts';

/** An amount with its unit. */
export type Measure = { amount: Amount; unit: Unit };

/** The tokens of a unit. */
export type UnitPlace = { start: number; end: number };

/** How much a line asks for, and the token after it. */
export type Quantity = {
  /** Null for an indefinite amount: "a few sprigs". */
  amount: Amount | null;
  unit: Unit | null;
  /** The size of one of what is counted: 1 (14-ounce) can. */
  each: Measure | null;
  /** The same amount in other units: 2 cups (250 g). */
  equivalents: Measure[];
  unitAt: UnitPlace | null;
  next: number;
};
