import type { Cooking, CookingKind, WrittenBy } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { Unit } from '@larder/food/units/units';

/** An amount as a recipe states it, and its weight. */
export type HouseholdMeasure = { amount: number; unit: Unit | null; grams: number };

/** Kinds of which a recipe may use half a piece. */
const HALVED: ReadonlySet<CookingKind> = new Set(['chilli', 'onion', 'sour', 'raw']);
/** Kinds of which each serving has as many pieces. */
const BY_SERVING: ReadonlySet<CookingKind> = new Set(['wrap', 'sausage', 'poultry-joint', 'stewing-meat']);
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
/** Kinds of which no recipe weighs a part. */
const NEVER_WEIGHED: ReadonlySet<CookingKind> = new Set([...HALVED, 'orange', 'avocado']);
/** Vegetables whose sizes differ: more than so many of them are weighed. */
const WEIGHED_WHERE_MANY: ReadonlySet<CookingKind> = new Set(['root', 'tomato', 'tender', 'firm']);
const MOST_PIECES = 4;
/** Grams of drained pulses in half a tin of 400 g, so that none is left over. */
const HALF_TIN = 120;
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
  sprig: 'sprig',
  leaf: 'leaf',
};

/**
 * A number of grams of an ingredient in whole pieces, spoons or rounded weights; never zero. Slices, tortillas, sausages and
 * joints come in multiples of `slices`: as many for each serving; so do eggs where each serving has more than one.
 */
export function householdMeasure(
  id: string,
  grams: number,
  cooking: Cooking,
  kb: KnowledgeBase,
  slices = 1,
): HouseholdMeasure {
  const by = kb.get(id)?.soldIn ?? cooking.by ?? 'g';
  const measured = measureBy(by, id, grams, cooking.kind, kb);
  const isByServing = BY_SERVING.has(cooking.kind) || (cooking.kind === 'egg' && measured.amount > slices);
  if (measured.unit !== 'slice' && !(isByServing && measured.unit === null)) return measured;
  const amount = roundTo(measured.amount, slices);
  return { ...measured, amount, grams: (measured.grams * amount) / measured.amount };
}

function measureBy(by: WrittenBy, id: string, grams: number, kind: CookingKind, kb: KnowledgeBase): HouseholdMeasure {
  const unit = UNIT_OF[by];
  const gramsEach = gramsOf({ ingredient: id, amount: { min: 1 }, unit }, kb);
  if (gramsEach === null || gramsEach === 0) return measureBy('g', id, grams, kind, kb);
  const count = grams / gramsEach;
  const better = betterUnit(by, count, kind);
  if (better !== by) return measureBy(better, id, grams, kind, kb);
  const amount = roundTo(count, roundingStep(by, count, kind));
  return { amount, unit, grams: amount * gramsEach };
}

/** Another unit where the count would be too small or too large to measure. */
function betterUnit(by: WrittenBy, count: number, kind: CookingKind): WrittenBy {
  if (by === 'piece' && (count > (kind === 'wrap' ? 16 : 12) || (count < 0.3 && !NEVER_WEIGHED.has(kind)))) return 'g';
  if (by === 'piece' && WEIGHED_WHERE_MANY.has(kind) && Math.round(count) > MOST_PIECES) return 'g';
  if (by === 'tbsp' && count < 0.75) return 'tsp';
  if (by === 'tbsp' && count > 6) return POURED.has(kind) ? 'ml' : 'g';
  if (by === 'tsp' && count >= (kind === 'salt' ? 2.75 : 2.5)) return 'tbsp';
  if (by === 'tsp' && count < 0.125) return 'pinch';
  if (by === 'handful' && count > 4) return 'g';
  return by;
}

function roundingStep(by: WrittenBy, count: number, kind: CookingKind): number {
  if (by === 'piece') return HALVED.has(kind) && count < (kind === 'raw' ? 0.75 : 1.75) ? 0.5 : 1;
  if (by === 'tsp') return count < 1.1 ? 0.25 : count < 1.75 || kind === 'salt' ? 0.5 : 1;
  if (by === 'tbsp') return count < 4 ? 0.5 : 1;
  if (by === 'g' && kind === 'pulse' && count >= HALF_TIN) return HALF_TIN;
  if (by === 'g') return count < 10 ? 1 : count < 80 ? 5 : count < 250 ? 10 : count < 1000 ? 25 : 100;
  if (by === 'ml') return count < 60 ? 5 : count < 150 ? 10 : count < 1000 ? 25 : 100;
  return 1;
}

/** To the nearest multiple of the step, the lower of two as near, and at least one. */
function roundTo(value: number, step: number): number {
  return Math.max(step, Math.ceil(value / step - 0.5) * step);
}
