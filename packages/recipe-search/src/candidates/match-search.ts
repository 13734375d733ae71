import { RANKING } from '../ranking/rank.ts';
import { boundGain, boundScore, EXACT, HOLDING_SHIFT, ROUNDING, SOFT, STEP, thresholdOf } from './match-bounds.ts';
import { roomFor, type Search } from './match-lookup.ts';
import type { Segment } from './recipe-segments.ts';
import { scoreCandidates } from './score-candidates.ts';
import type { TopAnswers } from './top-answers.ts';

/** Searches the segments, the most promising first, until what is left can't be among the best. */
export function searchSegments(search: Search, top: TopAnswers): void {
  const { store, question, shelves, scratch } = search;
  store.segments.forEach((segment, number) => {
    scratch.leads[number] = shelves.has(segment.shelf) ? boundScore(question, store, segment, number) : PASSED;
  });
  chainLists(search);
  for (;;) {
    const number = greatest(scratch.leads);
    const bound = scratch.leads[number] ?? PASSED;
    const segment = store.segments[number];
    if (segment === undefined || bound <= 0 || bound < top.bar - ROUNDING) return;
    scratch.leads[number] = PASSED;
    const count = sumBounds(search, segment, number, top.bar);
    scoreCandidates(search, segment, count, top);
    scratch.bounds.fill(0, 0, segment.to - segment.from);
  }
}

/** Chains the lists of each segment that is asked for, so that those it does not have cost nothing. */
function chainLists({ store, scratch, question }: Search): void {
  const { entryStarts, entrySegments } = store;
  const { leads, chains } = scratch;
  chains.fill(-1);
  let count = 0;
  for (const need of question.needs) {
    const end = entryStarts[need + 1] ?? 0;
    const code = question.codes[need] ?? 0;
    const links = roomFor(scratch, count + store.segments.length);
    for (let entry = entryStarts[need] ?? 0; entry < end; entry += 1) {
      const segment = entrySegments[entry] ?? 0;
      if ((leads[segment] ?? 0) <= 0) continue;
      links.entries[count] = entry;
      links.codes[count] = code;
      links.next[count] = chains[segment] ?? -1;
      chains[segment] = count;
      count += 1;
    }
  }
}

/** A segment that has been read, or that is not asked for. */
const PASSED = -1;

function greatest(values: Float64Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[best] ?? 0)) best = at;
  return best;
}

/** Sums the gains of a segment's lists; the places that reach the bar become candidates, of which it tells the number. */
function sumBounds(search: Search, segment: Segment, number: number, bar: number): number {
  const { store, scratch, gains, excluded, diets } = search;
  const { postings, postingStarts } = store;
  const { bounds, candidates, chains, links } = scratch;
  const { from, firm } = segment;
  const threshold = Math.max(1, thresholdOf(bar, segment));
  readGains(search, firm);
  let count = 0;
  for (let link = chains[number] ?? -1; link >= 0; link = links.next[link] ?? -1) {
    const entry = links.entries[link] ?? 0;
    const end = postingStarts[entry + 1] ?? 0;
    const gain = gains[links.codes[link] ?? 0] ?? 0;
    for (let at = postingStarts[entry] ?? 0; at < end; at += 1) {
      const place = postings[at] ?? 0;
      const before = bounds[place - from] ?? 0;
      const after = before + gain;
      bounds[place - from] = after;
      if (after < threshold || before >= threshold) continue;
      if (((store.allergens[place] ?? 0) & excluded) !== 0 || ((store.diets[place] ?? 0) & diets) !== diets) continue;
      candidates[count] = place;
      count += 1;
    }
  }
  return count;
}

function readGains({ gains, question: { weight }, weights }: Search, firm: number): void {
  for (let cover = 0; cover < 1 << HOLDING_SHIFT; cover += 1) {
    const own = boundGain((cover & EXACT) !== 0, (cover & SOFT) !== 0, firm);
    for (let holding = 0; holding < weights.length; holding += 1) {
      const use = (RANKING.use * (weights[holding] ?? 0)) / weight;
      gains[((holding + 1) << HOLDING_SHIFT) | cover] = Math.ceil((own + use) / STEP);
    }
  }
}
