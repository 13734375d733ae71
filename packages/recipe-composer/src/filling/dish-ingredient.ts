import type { Cooking, Cut } from '@larder/food/ingredients/cooking';
import type { Ingredient } from '@larder/food/ingredients/ingredient';
import type { Slot } from '../templates/dish-template.ts';
import type { HouseholdMeasure } from './household-measure.ts';

/** An ingredient that was chosen for a slot of a dish. */
export type DishIngredient = {
  slot: string;
  id: string;
  cooking: Cooking;
  origin: Ingredient['origin'];
  /** It can be left out: the flavour pairings propose it. */
  optional?: true;
  /** The id of the available ingredient that it is; null for a staple, or one that has to be bought. */
  providedBy: string | null;
};

/** With its amount and its cut. */
export type MeasuredIngredient = DishIngredient & { measured: HouseholdMeasure; cut: Cut | null };

/** Cuts made with a knife or grater. A slot's cut replaces them, and not draining or washing. */
const KNIFE_CUTS: ReadonlySet<Cut> = new Set([
  'chop',
  'chop-rough',
  'dice',
  'peel-dice',
  'chunks',
  'slice',
  'slice-thin',
  'strips',
  'bites',
  'grate',
  'shred',
  'juice',
  'halve',
  'crumble',
]);

/** The cuts of a slot for an ingredient that is not peeled. */
const WITHOUT_PEELING: Partial<Record<Cut, Cut>> = { 'peel-slice-thin': 'slice-thin', 'peel-chunks': 'chunks' };

/** The cut of an ingredient in its slot; null where it is not cut. */
export function cutIn({ cut: own }: Slot, cooking: Cooking): Cut | null {
  const cut = cooking.cut ?? null;
  if (own === 'whole') return null;
  if (!own || !cut || !KNIFE_CUTS.has(cut)) return cut;
  return cut.startsWith('peel') ? own : (WITHOUT_PEELING[own] ?? own);
}
