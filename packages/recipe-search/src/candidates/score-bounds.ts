import { scoreOf } from '../ranking/score.ts';
import { WEIGHTS } from '../ranking/weights.ts';
import type { RecipeSegments, Segment } from './index-segments.ts';

/** Bits of a term's code: covered exactly, optional; above them the number of its ingredient, from 1. */
export const EXACT = 1;
export const OPTIONAL = 2;
export const INGREDIENT_SHIFT = 2;

/** An ingredient of a query that covers some term best. */
export type QueryIngredient = {
  /** Its number in the index. */
  ingredient: number;
  /** Its rarity; twice that where the query contains it twice. */
  weight: number;
  /** Whether it covers any term exactly, or all of them only closely. */
  exact: boolean;
};

/** Bounds are summed in whole steps, which add without rounding errors; each gain is rounded up to a step. */
export const STEP = 2 ** -20;
/** Scores and bounds are summed in different orders; a score this much below the threshold is certainly below it. */
export const TOLERANCE = 1e-9;

/** The steps that the gains of a recipe must sum to for its score to reach `least`. */
export function stepsToReach(least: number, { required }: Segment): number {
  return Math.floor((least - TOLERANCE + WEIGHTS.missing * required) / STEP);
}

/**
 * A score that no recipe of a segment exceeds: as many terms covered as in any one recipe, by the ingredients that weigh
 * most.
 */
export function boundSegment(
  { ingredients, weight }: { ingredients: readonly QueryIngredient[]; weight: number },
  { maxRequired, maxOptional, segments }: RecipeSegments,
  segment: Segment,
  number: number,
): number {
  let required = 0;
  let optional = 0;
  let matched = 0;
  for (const { ingredient, exact } of ingredients) {
    const slot = ingredient * segments.length + number;
    const most = maxRequired[slot] ?? 0;
    required += most;
    matched += exact ? most : most * WEIGHTS.closeMatch;
    optional += maxOptional[slot] ?? 0;
  }
  if (required + optional === 0) return 0;
  const covered = Math.min(segment.required, required);
  let used = 0;
  let left = covered + optional;
  for (const { ingredient, weight: own } of ingredients) {
    if (left === 0) break;
    const slot = ingredient * segments.length + number;
    if ((maxRequired[slot] ?? 0) + (maxOptional[slot] ?? 0) === 0) continue;
    used += own;
    left -= 1;
  }
  const coverage = (Math.min(segment.required, matched) + optional) / (segment.required + optional);
  return scoreOf({ coverage, use: used / weight, missing: segment.required - covered });
}

/**
 * What one covered term adds at most to the score of a recipe with `required` required terms, over that of a recipe with
 * none covered, without the use of its ingredient. Summed with the use over all covered terms it is an upper bound of
 * the score, and nearly always equal to it: the use is added for each term of an ingredient, and an optional term counts
 * as if it were the only one.
 */
export function boundTerm(exact: boolean, optional: boolean, required: number): number {
  const coverage = (WEIGHTS.coverage * (exact ? 1 : WEIGHTS.closeMatch)) / (optional ? required + 1 : required);
  return coverage + (optional ? 0 : WEIGHTS.missing);
}
