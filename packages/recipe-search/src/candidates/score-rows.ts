import { coverageOf, scoreOf } from '../ranking/score.ts';
import type { Segment } from './index-segments.ts';
import type { ResolvedQuery } from './resolve-query.ts';
import { EXACT, INGREDIENT_SHIFT, OPTIONAL, stepsToReach, TOLERANCE } from './score-bounds.ts';
import { HISTOGRAM_BINS, type SearchState } from './search-state.ts';
import type { TopCandidates } from './top-candidates.ts';

/** Scores the `count` candidate rows; of many those with the highest bounds first, so that the threshold rises early. */
export function scoreRows(state: SearchState, segment: Segment, count: number, top: TopCandidates): void {
  const { bounds, candidates } = state.buffers;
  const split = count > 2 * top.limit ? splitHighest(state, segment, count, top.limit) : Number.POSITIVE_INFINITY;
  for (let at = 0; split < Number.POSITIVE_INFINITY && at < count; at += 1) {
    const row = candidates[at] ?? 0;
    if ((bounds[row - segment.from] ?? 0) >= split) scoreRow(state, segment, row, top);
  }
  for (let at = 0; at < count; at += 1) {
    const row = candidates[at] ?? 0;
    const bound = bounds[row - segment.from] ?? 0;
    if (bound < split && bound >= stepsToReach(top.threshold, segment)) scoreRow(state, segment, row, top);
  }
}

/** Bounds of scores below 1 are whole numbers below 2 ** 20; shifted by this they number the bins. */
const BIN_SHIFT = 10;

/** The bound that about `wanted` of the candidate rows reach. */
function splitHighest({ buffers }: SearchState, { from }: Segment, count: number, wanted: number): number {
  const { bounds, candidates, histogram } = buffers;
  histogram.fill(0);
  for (let at = 0; at < count; at += 1) {
    const bin = Math.min(HISTOGRAM_BINS - 1, (bounds[(candidates[at] ?? 0) - from] ?? 0) >> BIN_SHIFT);
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  let bin = HISTOGRAM_BINS;
  for (let sum = 0; bin > 0 && sum < wanted; sum += histogram[bin] ?? 0) bin -= 1;
  return bin << BIN_SHIFT;
}

/** Computes the score of a row and offers it. */
function scoreRow(state: SearchState, { required }: Segment, row: number, top: TopCandidates): void {
  const { index, weights, usedAt, query } = state;
  const { starts, terms } = index;
  const { codes } = query;
  const end = starts[row + 1] ?? 0;
  let matched = 0;
  let exact = 0;
  let optional = 0;
  let used = 0;
  for (let at = starts[row] ?? 0; at < end; at += 1) {
    const code = codes[terms[at] ?? 0] ?? 0;
    if (code === 0) continue;
    matched += 1;
    exact += code & EXACT;
    optional += (code & OPTIONAL) >> 1;
    const ingredient = (code >> INGREDIENT_SHIFT) - 1;
    if (usedAt[ingredient] === row) continue;
    usedAt[ingredient] = row;
    used += weights[ingredient] ?? 0;
  }
  if (matched === 0) return;
  const total = required + optional;
  const missing = total - matched;
  const coverage = coverageOf(exact, matched - exact, total);
  if (scoreOf({ coverage, use: used / query.weight, missing }) < top.threshold - TOLERANCE) return;
  top.offer({ recipe: index.numbers[row] ?? 0, score: scoreOf({ coverage, use: useOf(query, usedAt, row), missing }) });
}

/** The share of the query that a row uses, summed in the query's order: recipes with equal matches get equal scores. */
function useOf({ weight, weights, ingredientAt }: ResolvedQuery, usedAt: Int32Array, row: number): number {
  let unused = 0;
  for (let at = 0; at < ingredientAt.length; at += 1) {
    const ingredient = ingredientAt[at] ?? -1;
    if (ingredient < 0 || usedAt[ingredient] !== row) unused += weights[at] ?? 0;
  }
  return (weight - unused) / weight;
}
