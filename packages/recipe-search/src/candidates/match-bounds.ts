import { RANKING } from '../ranking/rank.ts';
import type { RecipeSegments, Segment } from './recipe-segments.ts';

/** Bits of a need's code: whether its cover is the thing itself, whether it is soft; above them the holding from 1. */
export const EXACT = 1;
export const SOFT = 2;
export const HOLDING_SHIFT = 2;

/** Something that is there and the best cover for some need. */
export type Holding = {
  ingredient: number;
  /** What using it is worth; twice as much where it was named twice. */
  weight: number;
  /** Whether it is the thing itself for any need, or comes close at most. */
  exact: boolean;
};

/** Whole numbers add exactly; rounded up they remain bounds. */
export const STEP = 2 ** -20;
/** Scores are sums in another order than their bounds; what is this much below the bar is certainly below it. */
export const ROUNDING = 1e-9;

/** What the gains of a recipe of a segment have to sum to for it to reach the bar, in steps of `STEP`. */
export function thresholdOf(bar: number, { firm }: Segment): number {
  return Math.floor((bar - ROUNDING + RANKING.perMissing * firm) / STEP);
}

/**
 * The score that no recipe of a segment exceeds: as many needs covered as any one recipe has, and the heaviest holdings
 * used for it.
 */
export function boundScore(
  { holdings, weight }: { holdings: readonly Holding[]; weight: number },
  { mostFirm, mostSoft, segments }: RecipeSegments,
  segment: Segment,
  number: number,
): number {
  let firm = 0;
  let soft = 0;
  let there = 0;
  for (const { ingredient, exact } of holdings) {
    const slot = ingredient * segments.length + number;
    const most = mostFirm[slot] ?? 0;
    firm += most;
    there += exact ? most : most * RANKING.close;
    soft += mostSoft[slot] ?? 0;
  }
  if (firm + soft === 0) return 0;
  const covered = Math.min(segment.firm, firm);
  let used = 0;
  let left = covered + soft;
  for (const { ingredient, weight: own } of holdings) {
    if (left === 0) break;
    const slot = ingredient * segments.length + number;
    if ((mostFirm[slot] ?? 0) + (mostSoft[slot] ?? 0) === 0) continue;
    used += own;
    left -= 1;
  }
  return (
    (RANKING.coverage * (Math.min(segment.firm, there) + soft)) / (segment.firm + soft) +
    (RANKING.use * used) / weight -
    RANKING.perMissing * (segment.firm - covered)
  );
}

/**
 * The most that one covered need adds to the score of a recipe with `firm` firm needs, above that of a recipe of which
 * nothing is there, beside what using the holding is worth. Summed with it over the needs that are covered it is never
 * below the score, and nearly always equal to it: a holding's weight is added for each need that it covers, and a soft
 * need as if it were the only one.
 */
export function boundGain(exact: boolean, soft: boolean, firm: number): number {
  const coverage = (RANKING.coverage * (exact ? 1 : RANKING.close)) / (soft ? firm + 1 : firm);
  return coverage + (soft ? 0 : RANKING.perMissing);
}
