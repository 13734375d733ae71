import type { Cooking, CookingKind, Cut } from '@larder/food/ingredients/cooking';
import type { Ingredient } from '@larder/food/ingredients/ingredient';
import type { Unit } from '@larder/food/units/units';
import type { Slot } from '../templates/dish-template.ts';
import type { HouseholdMeasure } from './household-measure.ts';

/** An ingredient that was chosen for a slot of a dish. */
export type DishIngredient = {
  slot: string;
  id: string;
  cooking: Cooking;
  origin: Ingredient['origin'];
  /** Set where the template or the flavour pairings propose it: the dish needs its flavour, or can do without it. */
  proposed?: 'needed' | 'optional';
  /** The id of the available ingredient that it is; null for a staple, or one that has to be bought. */
  providedBy: string | null;
};

/** With its amount and its cut. */
export type MeasuredIngredient = DishIngredient & { measured: HouseholdMeasure; cut: Cut | null };

/** Cuts made with a knife or grater. A slot's cut replaces them, and not draining, washing, or halving what is small. */
const KNIFE_CUTS: ReadonlySet<Cut> = new Set([
  'chop',
  'chop-rough',
  'dice',
  'peel-dice',
  'peel-seed-dice',
  'peel-grate',
  'chunks',
  'slice',
  'string-slice',
  'slice-flat',
  'slice-thin',
  'rounds',
  'strips',
  'sticks',
  'bites',
  'cubes',
  'grate',
  'shred',
  'rib-shred',
  'juice',
  'crumble',
  'skin-crumble',
  'strip-chop',
  'seed-strips',
  'clean-slice',
]);

/** The cuts of a slot for an ingredient that is peeled. */
const PEELED: Partial<Record<Cut, Cut>> = {
  grate: 'peel-grate',
  'slice-thin': 'peel-slice-thin',
  dice: 'peel-dice',
  chunks: 'peel-chunks',
  'fine-dice': 'peel-small-dice',
  sticks: 'peel-sticks',
  strips: 'peel-sticks',
  'small-dice': 'peel-small-dice',
};
/** The cuts of a slot for an ingredient that is not peeled. */
const WITHOUT_PEELING: Partial<Record<Cut, Cut>> = {
  'peel-slice-thin': 'slice-thin',
  'peel-chunks': 'chunks',
  'peel-small-dice': 'small-dice',
  'peel-sticks': 'sticks',
};
/** The cuts of a slot for peppers, which are deseeded, for squashes, which are peeled too, and for mushrooms, which are wiped. */
const SEEDED: Partial<Record<Cut, Cut>> = {
  dice: 'seed-dice',
  'fine-dice': 'seed-dice',
  'small-dice': 'seed-dice',
  'seed-dice': 'seed-dice',
  chop: 'seed-dice',
  chunks: 'seed-chunks',
  'peel-chunks': 'seed-chunks',
  wedges: 'seed-chunks',
};
const HOLLOWED: Partial<Record<Cut, Cut>> = {
  dice: 'peel-seed-dice',
  'small-dice': 'peel-seed-dice',
  'fine-dice': 'peel-seed-dice',
  'peel-dice': 'peel-seed-dice',
  chunks: 'peel-seed-chunks',
  'peel-chunks': 'peel-seed-chunks',
  wedges: 'peel-seed-chunks',
};
const WIPED: Partial<Record<Cut, Cut>> = {
  strips: 'clean-slice',
  slice: 'clean-slice',
  'slice-thin': 'clean-slice',
  'peel-slice-thin': 'clean-slice',
};
/** The cuts of a slot for fruit that is cored. */
const CORED: Partial<Record<Cut, Cut>> = {
  wedges: 'core-wedges',
  'slice-thin': 'core-slice-thin',
  'slice-flat': 'core-slice-thin',
  rounds: 'core-slice-thin',
};
/** Cuts of a slot for fruit that is peeled and sliced all the same. */
const SLICED: ReadonlySet<Cut> = new Set(['wedges', 'slice-thin', 'slice-flat', 'rounds']);

/** What a slot's cut makes of olives, which are stoned in any case. */
const STONED: Partial<Record<Cut | 'whole', Cut>> = {
  chop: 'stone-chop',
  'chop-rough': 'stone-chop',
  dice: 'stone-chop',
  'fine-dice': 'stone-chop',
  whole: 'stone-whole',
};

/** What has stalks or caps is sliced where a slot cuts into strips. */
const SLICED_FOR_STRIPS: ReadonlySet<Cut> = new Set(['slice', 'string-slice', 'slice-thin', 'chunks', 'rounds']);

/** Kinds that are drained where they come in a tin. */
const DRAINED: ReadonlySet<CookingKind> = new Set(['root', 'potato', 'firm', 'tender', 'mushroom']);

/** Kinds that are sold in slices. */
const SOLD_SLICED: ReadonlySet<CookingKind> = new Set(['ham', 'bacon']);

/** Spices that are hard and raw where they are not ground. */
const WHOLE_SEEDS: ReadonlySet<string> = new Set(['cumin-seed', 'caraway-seed', 'coriander-seed', 'fennel-seed']);

/** The cut of an ingredient in its slot, bought in a unit; null where it is not cut. */
export function cutIn(slot: Slot, id: string, cooking: Cooking, unit: Unit | null): Cut | null {
  const own = slot.cuts?.[id] ?? slot.cuts?.[cooking.kind] ?? slot.cut;
  if (unit === 'tin' && DRAINED.has(cooking.kind)) return 'drain';
  const cut = cooking.cut ?? null;
  // A herb in a slot for fruit or ginger that is sliced stays whole, as one that is pressed for its scent.
  if (cooking.kind === 'herb' && (own === 'whole' || own?.startsWith('slice'))) return null;
  if (own === 'toast-crush') return WHOLE_SEEDS.has(id) ? own : cut;
  // Leaves can't be diced.
  if (cooking.kind === 'leafy' && own?.includes('dice')) return cut;
  if (own === 'slice-bread') return unit === 'g' ? own : cut;
  if (own === 'rinse') return own;
  if (own === 'shave') return cut === 'grate' ? own : cut;
  // Ham and bacon are sold in slices, and a tomato is sliced across.
  if (own === 'slice-flat' && cut === 'strips' && SOLD_SLICED.has(cooking.kind)) return null;
  // Its stalks are taken out however it is cut.
  if (cut === 'rib-shred' && own !== 'whole') return cut;
  if (cut === 'press-dice') return own === 'chop' || own === 'crumble' ? 'press-crumble' : cut;
  if (own === 'slice-thin' && cooking.kind === 'onion' && cut === 'chop') return 'slice-onion';
  if (own === 'slice-thin' && cooking.kind === 'tomato' && cut === 'chunks') return 'rounds';
  if (own && own !== 'whole' && cut === 'seed-strips') return SEEDED[own] ?? cut;
  if (own && own !== 'whole' && cut === 'peel-seed-dice') return HOLLOWED[own] ?? PEELED[own] ?? own;
  if (own && cut === 'clean-slice') return own === 'whole' ? null : (WIPED[own] ?? WITHOUT_PEELING[own] ?? own);
  if (own === 'strips' && cooking.kind !== 'ham' && cut !== null && SLICED_FOR_STRIPS.has(cut)) return cut;
  if (cut === 'stone-halve') return STONED[own ?? cut] ?? cut;
  // Thin slices of fennel burn in the time of florets.
  if (own === 'large-florets') return cut === 'florets' ? own : cut === 'slice-thin' ? 'wedges' : cut;
  if (own === 'seed-dice') return cut === 'dice' || cut === 'chunks' ? own : cut;
  if (own === 'whole' && (cooking.kind === 'orange' || cooking.kind === 'bread')) return null;
  if (own === 'whole') return cut !== null && KNIFE_CUTS.has(cut) ? null : cut;
  if (own && cut === 'core') return CORED[own] ?? cut;
  // Its peel is in the drink.
  if (own === 'rounds' && (cooking.kind === 'orange' || cooking.kind === 'sour')) return 'wash-rounds';
  if (own === 'juice' && cooking.kind === 'orange') return own;
  if (own && cooking.kind === 'tropical-fruit' && cut === 'peel-dice' && SLICED.has(own)) return 'peel-slice-flat';
  if (!own || !cut || !KNIFE_CUTS.has(cut)) return cut;
  return cut.startsWith('peel') ? (PEELED[own] ?? own) : (WITHOUT_PEELING[own] ?? own);
}
