import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { RecipeLine } from '@larder/food/recipe';
import type { Unit } from '@larder/food/units/units';

/** Roles of what is poured or spooned rather than weighed. */
const SPOONED: ReadonlySet<Role> = new Set([
  'finishing-oil',
  'cooking-fat',
  'liquid',
  'sauce',
  'acid',
  'binder',
  'syrup',
  'milk',
  'cream',
]);
/** Millilitres of each measure, the largest first, with the least that is written in it and the step it is rounded to. */
const MEASURES: readonly { unit: Unit; millilitres: number; from: number; step: number }[] = [
  { unit: 'ml', millilitres: 1, from: 200, step: 10 },
  { unit: 'ml', millilitres: 1, from: 60, step: 5 },
  { unit: 'tbsp', millilitres: 15, from: 13, step: 0.5 },
  { unit: 'tsp', millilitres: 5, from: 2, step: 0.5 },
  { unit: 'tsp', millilitres: 5, from: 1, step: 0.25 },
  { unit: 'pinch', millilitres: 0.5, from: 0, step: 1 },
];
/** What is lighter than this is not poured or spooned: bread. */
const LEAST_SPOONED_DENSITY = 0.35;
/** What is lighter than this is loose: more than some spoons of capers or flour are weighed. */
const LEAST_POURED_DENSITY = 0.8;
/** Roles of what is measured by the spoon however light it is: dried herbs. */
const SEASONS: ReadonlySet<Role> = new Set(['herb', 'spice']);
/** Grams up to which any ground or small thing is measured by the spoon. */
const MOST_BY_SPOON = 10;
/** The same for what stands for a spoon of something. */
const MOST_AGAIN = 30;

/** Grams below which a piece is not counted: a chive. */
const LEAST_PIECE = 6;
/** Times the weight of a piece up to which another one stands for it, and times their number up to which small ones do. */
const LIKE_SIZE = 1.5;
const MOST_FOR_ONE = 2;

/** The amount of a substitute: in pieces, slices or sprigs as the original was, by the spoon where it is poured, else in grams. */
export function measureSubstitute(
  use: string,
  grams: number,
  { amount, unit: counted }: Pick<RecipeLine, 'amount' | 'unit'>,
  kb: KnowledgeBase,
): Pick<RecipeLine, 'amount' | 'unit'> {
  const ingredient = kb.get(use);
  const each = counted === null || counted === 'slice' ? gramsEach(use, counted, kb) : null;
  if (each !== null && each >= LEAST_PIECE) {
    return { amount: { min: piecesFor(grams / each, amount?.min ?? 1) }, unit: counted };
  }
  const sprig = ingredient?.weighs?.sprig;
  if (counted === 'sprig' && sprig) return { amount: { min: Math.max(1, Math.round(grams / sprig)) }, unit: 'sprig' };
  const handful = ingredient?.roles.includes('herb') && ingredient.weighs?.handful;
  if (handful && grams > MOST_BY_SPOON) {
    return { amount: { min: Math.max(1, Math.round(grams / handful)) }, unit: 'handful' };
  }
  const density = ingredient?.density;
  const wasSpooned = counted === 'tbsp' || counted === 'tsp';
  const isSpooned =
    ingredient?.roles.some((role) => SPOONED.has(role)) ||
    grams <= MOST_BY_SPOON ||
    (wasSpooned && grams <= MOST_AGAIN);
  const isLight = density !== undefined && density < LEAST_SPOONED_DENSITY;
  const isSeasoning = ingredient?.roles.some((role) => SEASONS.has(role)) === true;
  if (density !== undefined && isSpooned && (!isLight || isSeasoning)) {
    const millilitres = grams / density;
    const measure = MEASURES.find(({ from }) => millilitres >= from);
    if (measure && (measure.unit !== 'ml' || density >= LEAST_POURED_DENSITY)) {
      const { unit, step } = measure;
      return { amount: { min: Math.max(step, Math.round(millilitres / measure.millilitres / step) * step) }, unit };
    }
  }
  const step = grams < 20 ? 1 : grams < 100 ? 5 : grams < 400 ? 10 : 25;
  return { amount: { min: Math.max(1, Math.round(grams / step) * step) }, unit: 'g' };
}

/** As many pieces as there were where they are of like size; else by weight, but not a heap of small ones. */
function piecesFor(byWeight: number, before: number): number {
  const ratio = byWeight / before;
  if (ratio > 1 / LIKE_SIZE && ratio < LIKE_SIZE) return Math.max(1, Math.round(before));
  return Math.max(1, Math.round(Math.min(byWeight, MOST_FOR_ONE * before)));
}

/** Grams of one piece or slice of an ingredient that is counted so; pieces need a name in the plural. */
function gramsEach(id: string, unit: 'slice' | null, kb: KnowledgeBase): number | null {
  const ingredient = kb.get(id);
  const isCounted = unit === 'slice' ? ingredient?.weighs?.slice : ingredient?.weighs?.piece;
  const hasPlural = ingredient?.name.es.includes('|') && ingredient.name.fr.includes('|');
  return isCounted === undefined || (unit === null && !hasPlural)
    ? null
    : gramsOf({ ingredient: id, amount: { min: 1 }, unit }, kb);
}
