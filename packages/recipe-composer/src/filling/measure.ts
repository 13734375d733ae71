import type { Cooking, CookingKind, WrittenBy } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { Unit } from '@larder/food/units/units';

/** An amount as it is written on a line, and what it weighs in grams. */
export type Measured = { amount: number; unit: Unit | null; grams: number };

/** Kinds of which half a one is used without regret. */
const HALVED: ReadonlySet<CookingKind> = new Set(['onion', 'avocado', 'sour', 'raw', 'orange', 'tender', 'root']);
/** Kinds that are poured. */
const POURED: ReadonlySet<CookingKind> = new Set([
  'oil',
  'vinegar',
  'sour',
  'soy',
  'honey',
  'syrup',
  'water',
  'hot-sauce',
]);
const SOLD_IN_TINS = /^tinned-|^tuna-in-oil$|^chopped-tomatoes$/;
const UNIT_OF: Record<WrittenBy, Unit | null> = {
  piece: null,
  clove: 'clove',
  slice: 'slice',
  stalk: 'stalk',
  tin: 'tin',
  handful: 'handful',
  tbsp: 'tbsp',
  tsp: 'tsp',
  pinch: 'pinch',
  dash: 'dash',
  ml: 'ml',
  g: 'g',
  bag: 'bag',
};

/**
 * So many grams of an ingredient as a cook measures them: whole pieces, spoons, round weights; slices two by two where
 * they come in pairs. Never nothing.
 */
export function measure(id: string, grams: number, cooking: Cooking, kb: KnowledgeBase, inPairs = false): Measured {
  const inTins = SOLD_IN_TINS.test(id) && kb.get(id)?.weighs?.tin !== undefined;
  const measured = written(id, grams, inTins ? 'tin' : (cooking.by ?? 'g'), cooking.kind, kb);
  if (!inPairs || measured.unit !== 'slice') return measured;
  const amount = roundTo(measured.amount, 2);
  return { ...measured, amount, grams: (measured.grams * amount) / measured.amount };
}

function written(id: string, grams: number, by: WrittenBy, kind: CookingKind, kb: KnowledgeBase): Measured {
  const unit = UNIT_OF[by];
  const per = gramsOf({ ingredient: id, amount: { min: 1 }, unit }, kb);
  if (per === null || per === 0) return written(id, grams, 'g', kind, kb);
  const count = grams / per;
  const other = betterUnit(by, count, kind);
  if (other !== by) return written(id, grams, other, kind, kb);
  const amount = roundTo(count, stepOf(by, count, kind));
  return { amount, unit, grams: amount * per };
}

/** Spoons are small, and nobody counts to twenty. */
function betterUnit(by: WrittenBy, count: number, kind: CookingKind): WrittenBy {
  if (by === 'piece' && (count > 12 || (count < 0.3 && !HALVED.has(kind)))) return 'g';
  if (by === 'tbsp' && count < 0.75) return 'tsp';
  if (by === 'tbsp' && count > 6) return POURED.has(kind) ? 'ml' : 'g';
  if (by === 'tsp' && count > 3.5) return 'tbsp';
  if (by === 'tsp' && count < 0.2) return 'pinch';
  if (by === 'handful' && count > 4) return 'g';
  return by;
}

function stepOf(by: WrittenBy, count: number, kind: CookingKind): number {
  if (by === 'piece') return HALVED.has(kind) && count < 1.75 ? 0.5 : 1;
  if (by === 'tsp') return count < 1.1 ? 0.25 : 0.5;
  if (by === 'tbsp') return count < 4 ? 0.5 : 1;
  if (by === 'g') return count < 10 ? 1 : count < 100 ? 5 : count < 250 ? 10 : 25;
  if (by === 'ml') return count < 60 ? 5 : count < 150 ? 10 : 25;
  return 1;
}

/** To the nearest step, and at least one. */
function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
