import { scoreMatch, scoreShares, type Use } from '../ranking/rank.ts';
import { EXACT, HOLDING_SHIFT, ROUNDING, SOFT, thresholdOf } from './match-bounds.ts';
import { HISTOGRAM_BARS, type Search } from './match-lookup.ts';
import type { MatchQuestion } from './match-question.ts';
import type { Segment } from './recipe-segments.ts';
import type { TopAnswers } from './top-answers.ts';

/** Scores candidates whose bound reaches the bar; where they are many, the likeliest first, so that the bar rises soon. */
export function scoreCandidates(search: Search, segment: Segment, count: number, top: TopAnswers): void {
  const { bounds, candidates } = search.scratch;
  const split = count > 2 * top.most ? splitLikeliest(search, segment, count, top.most) : Number.POSITIVE_INFINITY;
  for (let at = 0; split < Number.POSITIVE_INFINITY && at < count; at += 1) {
    const place = candidates[at] ?? 0;
    if ((bounds[place - segment.from] ?? 0) >= split) scorePlace(search, segment, place, top);
  }
  for (let at = 0; at < count; at += 1) {
    const place = candidates[at] ?? 0;
    const bound = bounds[place - segment.from] ?? 0;
    if (bound < split && bound >= thresholdOf(top.bar, segment)) scorePlace(search, segment, place, top);
  }
}

/** Bounds are whole numbers below 2 ** 20 for the scores below 1. */
const BAR_SHIFT = 10;

/** The bound that about as many candidates reach as are wanted. */
function splitLikeliest({ scratch }: Search, { from }: Segment, count: number, wanted: number): number {
  const { bounds, candidates, histogram } = scratch;
  histogram.fill(0);
  for (let at = 0; at < count; at += 1) {
    const bar = Math.min(HISTOGRAM_BARS - 1, (bounds[(candidates[at] ?? 0) - from] ?? 0) >> BAR_SHIFT);
    histogram[bar] = (histogram[bar] ?? 0) + 1;
  }
  let bar = HISTOGRAM_BARS;
  for (let sum = 0; bar > 0 && sum < wanted; sum += histogram[bar] ?? 0) bar -= 1;
  return bar << BAR_SHIFT;
}

/** Scores the recipe at a place for certain and offers it. */
function scorePlace(search: Search, { firm }: Segment, place: number, top: TopAnswers): void {
  const { store, weights, usedAt, question } = search;
  const { starts, needs } = store;
  const { codes } = question;
  const end = starts[place + 1] ?? 0;
  let matched = 0;
  let exact = 0;
  let soft = 0;
  let used = 0;
  for (let at = starts[place] ?? 0; at < end; at += 1) {
    const code = codes[needs[at] ?? 0] ?? 0;
    if (code === 0) continue;
    matched += 1;
    exact += code & EXACT;
    soft += (code & SOFT) >> 1;
    const holding = (code >> HOLDING_SHIFT) - 1;
    if (usedAt[holding] === place) continue;
    usedAt[holding] = place;
    used += weights[holding] ?? 0;
  }
  const counts = { exact, close: matched - exact, missing: firm + soft - matched };
  if (scoreShares(counts, used / question.weight) < top.bar - ROUNDING) return;
  const { score, isAbout } = scoreMatch(counts, useOf(question, usedAt, place), question);
  if (score < top.bar || (search.about && !isAbout)) return;
  top.offer({ recipe: store.numbers[place] ?? 0, score, isAbout, matched, total: firm + soft });
}

function useOf({ weights, holdingAt, isMain }: MatchQuestion, usedAt: Int32Array, place: number): Use {
  let unused = 0;
  let used = 0;
  let usesMain = false;
  for (let at = 0; at < holdingAt.length; at += 1) {
    const holding = holdingAt[at] ?? -1;
    if (holding >= 0 && usedAt[holding] === place) {
      used += 1;
      if (isMain[at]) usesMain = true;
    } else unused += weights[at] ?? 0;
  }
  return { unused, used, usesMain };
}
