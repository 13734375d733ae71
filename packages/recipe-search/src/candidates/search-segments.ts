import { WEIGHTS } from '../ranking/weights.ts';
import type { Segment } from './index-segments.ts';
import {
  boundSegment,
  boundTerm,
  EXACT,
  INGREDIENT_SHIFT,
  OPTIONAL,
  STEP,
  stepsToReach,
  TOLERANCE,
} from './score-bounds.ts';
import { scoreRows } from './score-rows.ts';
import { linksFor, type SearchState } from './search-state.ts';
import type { TopCandidates } from './top-candidates.ts';

/** The bound of a segment that was searched, or that the query does not ask for. */
const DONE = -1;

/** Searches the segments in the order of their bounds, until no remaining one can contain a better candidate. */
export function searchSegments(state: SearchState, top: TopCandidates): void {
  const { index, query, categories, buffers } = state;
  index.segments.forEach((segment, number) => {
    const isRequested = categories.has(segment.category);
    buffers.segmentBounds[number] = isRequested ? boundSegment(query, index, segment, number) : DONE;
  });
  chainLists(state);
  for (;;) {
    const number = indexOfGreatest(buffers.segmentBounds);
    const bound = buffers.segmentBounds[number] ?? DONE;
    const segment = index.segments[number];
    if (segment === undefined || bound <= 0 || bound < top.threshold - TOLERANCE) return;
    buffers.segmentBounds[number] = DONE;
    const count = sumBounds(state, segment, number, top.threshold);
    scoreRows(state, segment, count, top);
    buffers.bounds.fill(0, 0, segment.to - segment.from);
  }
}

/** Chains the lists of the covered terms by segment, so that a segment's lists are found without probing every term. */
function chainLists({ index, buffers, query }: SearchState): void {
  const { listStarts, listSegments } = index;
  const { segmentBounds, chains } = buffers;
  chains.fill(-1);
  let count = 0;
  for (const term of query.terms) {
    const end = listStarts[term + 1] ?? 0;
    const code = query.codes[term] ?? 0;
    const links = linksFor(buffers, count + index.segments.length);
    for (let list = listStarts[term] ?? 0; list < end; list += 1) {
      const segment = listSegments[list] ?? 0;
      if ((segmentBounds[segment] ?? 0) <= 0) continue;
      links.lists[count] = list;
      links.codes[count] = code;
      links.next[count] = chains[segment] ?? -1;
      chains[segment] = count;
      count += 1;
    }
  }
}

function indexOfGreatest(values: Float64Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[best] ?? 0)) best = at;
  return best;
}

/** Sums the gains of a segment's lists by row. Rows that reach the threshold become candidates; returns their number. */
function sumBounds(state: SearchState, segment: Segment, number: number, threshold: number): number {
  const { index, buffers, gains } = state;
  const { postings, postingStarts } = index;
  const { bounds, candidates, chains, links } = buffers;
  const { from, required } = segment;
  const least = Math.max(1, stepsToReach(threshold, segment));
  computeGains(state, required);
  let count = 0;
  for (let link = chains[number] ?? -1; link >= 0; link = links.next[link] ?? -1) {
    const list = links.lists[link] ?? 0;
    const end = postingStarts[list + 1] ?? 0;
    const gain = gains[links.codes[link] ?? 0] ?? 0;
    for (let at = postingStarts[list] ?? 0; at < end; at += 1) {
      const row = postings[at] ?? 0;
      const before = bounds[row - from] ?? 0;
      const after = before + gain;
      bounds[row - from] = after;
      if (after < least || before >= least) continue;
      candidates[count] = row;
      count += 1;
    }
  }
  return count;
}

function computeGains({ gains, query: { weight }, weights }: SearchState, required: number): void {
  for (let cover = 0; cover < 1 << INGREDIENT_SHIFT; cover += 1) {
    const own = boundTerm((cover & EXACT) !== 0, (cover & OPTIONAL) !== 0, required);
    for (let ingredient = 0; ingredient < weights.length; ingredient += 1) {
      const use = (WEIGHTS.use * (weights[ingredient] ?? 0)) / weight;
      gains[((ingredient + 1) << INGREDIENT_SHIFT) | cover] = Math.ceil((own + use) / STEP);
    }
  }
}
