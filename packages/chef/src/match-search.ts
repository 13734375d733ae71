import type { Allergen } from '@larder/contract/allergen';
import type { Category, Subcategory } from '@larder/contract/category';
import type { Diet } from '@larder/contract/diet';
import { boundGain, boundScore, type MatchQuestion } from './match-question.ts';
import type { NeedVocabulary } from './need-vocabulary.ts';
import { RANKING, scoreMatch, scoreShares } from './rank.ts';
import { allergenBits, dietBits, shelvesOf } from './recipe-columns.ts';
import { MOST_IN_SEGMENT, type RecipeSegments, type Segment } from './recipe-segments.ts';
import type { TopAnswers } from './top-answers.ts';

/** Which recipes are asked for at all. */
export type Filter = {
  /** Null: both. */
  category: Category | null;
  /** Null: all. */
  subcategory: Subcategory | null;
  /** Recipes that contain any of them are left out. */
  excludedAllergens: readonly Allergen[];
  /** Recipes that don't suit all of them are left out. */
  diets: readonly Diet[];
  /** Only recipes that are about the question; see `Score`. */
  about?: boolean;
};

/** Room that queries use one after the other. */
export type Scratch = {
  /** By place within the segment: the bound of its score, in steps of `STEP`. Zero between segments. */
  bounds: Int32Array;
  candidates: Uint32Array;
  histogram: Uint32Array;
};

export function createScratch(): Scratch {
  return {
    bounds: new Int32Array(MOST_IN_SEGMENT),
    candidates: new Uint32Array(MOST_IN_SEGMENT),
    histogram: new Uint32Array(HISTOGRAM_BARS),
  };
}

/** Whole numbers add exactly; rounded up they remain bounds. */
const STEP = 2 ** -20;
/** Scores are sums in another order than their bounds; what is this much below the bar is certainly below it. */
const ROUNDING = 1e-9;
/** Bounds above 1 share the last bar. */
const HISTOGRAM_BARS = 1024;
const BAR_SHIFT = 10;

/** Bits of a need's code: whether its cover is the thing itself, whether it is soft; above them the holding from 1. */
const EXACT = 1;
const SOFT = 2;
const HOLDING_SHIFT = 2;

/** Something that is there for a need, and so a list to read. */
type List = { need: number; exact: boolean; soft: boolean; weight: number };

/** Everything one query looks up. */
export type Search = {
  store: RecipeSegments;
  scratch: Scratch;
  question: MatchQuestion;
  needCount: number;
  ingredientCount: number;
  lists: readonly List[];
  /** By need; 0 where nothing covers it. */
  codes: Int32Array;
  /** By holding: its weight, and the last place that used it. */
  weights: Float64Array;
  usedAt: Int32Array;
  shelves: ReadonlySet<number>;
  excluded: number;
  diets: number;
  about: boolean;
};

export function createSearch(
  { store, scratch, vocabulary }: { store: RecipeSegments; scratch: Scratch; vocabulary: NeedVocabulary },
  question: MatchQuestion,
  { category, subcategory, excludedAllergens, diets, about = false }: Filter,
): Search {
  const codes = new Int32Array(vocabulary.needs.length);
  const lists = question.holdings.flatMap(({ needs, weight }, holding) =>
    needs.map(({ need, exact }): List => {
      const soft = vocabulary.needs[need]?.soft === true;
      codes[need] = ((holding + 1) << HOLDING_SHIFT) | (soft ? SOFT : 0) | (exact ? EXACT : 0);
      return { need, exact, soft, weight };
    }),
  );
  return {
    store,
    scratch,
    question,
    needCount: vocabulary.needs.length,
    ingredientCount: vocabulary.ingredients.size,
    lists,
    codes,
    weights: Float64Array.from(question.holdings, ({ weight }) => weight),
    usedAt: new Int32Array(question.holdings.length).fill(-1),
    shelves: shelvesOf(category, subcategory),
    excluded: allergenBits(excludedAllergens),
    diets: dietBits(diets),
    about,
  };
}

/** Searches the segments, the most promising first, until what is left can't be among the best. */
export function searchSegments(search: Search, top: TopAnswers): void {
  const { store, question, shelves, ingredientCount } = search;
  const leads = store.segments
    .map((segment, number) => ({ segment, number }))
    .filter(({ segment }) => shelves.has(segment.shelf))
    .map((lead) => ({ ...lead, bound: boundScore(question, store, lead.segment, lead.number * ingredientCount) }))
    .sort((a, b) => b.bound - a.bound);
  for (const { segment, number, bound } of leads) {
    if (bound < top.bar - ROUNDING) return;
    const count = sumBounds(search, segment, number, top.bar);
    scoreCandidates(search, segment, count, top);
    search.scratch.bounds.fill(0, 0, segment.to - segment.from);
  }
}

function thresholdOf(bar: number, { firm }: Segment): number {
  return Math.floor((bar - ROUNDING + RANKING.perMissing * firm) / STEP);
}

/** Sums the gains of a segment's lists; the places that reach the bar become candidates, of which it tells the number. */
function sumBounds(
  { store, scratch, question, lists, needCount, excluded, diets }: Search,
  segment: Segment,
  number: number,
  bar: number,
): number {
  const { postings, postingStarts } = store;
  const { bounds, candidates } = scratch;
  const { from, firm } = segment;
  const threshold = Math.max(1, thresholdOf(bar, segment));
  let count = 0;
  for (const list of lists) {
    const slot = number * needCount + list.need;
    const end = postingStarts[slot + 1] ?? 0;
    const gain = Math.ceil(boundGain(list, firm, question.weight) / STEP);
    for (let at = postingStarts[slot] ?? 0; at < end; at += 1) {
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

/** Scores candidates whose bound reaches the bar; where they are many, the likeliest first, so that the bar rises soon. */
function scoreCandidates(search: Search, segment: Segment, count: number, top: TopAnswers): void {
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
function scorePlace(
  { store, codes, weights, usedAt, question, about }: Search,
  { firm }: Segment,
  place: number,
  top: TopAnswers,
): void {
  const end = store.starts[place + 1] ?? 0;
  let matched = 0;
  let exact = 0;
  let soft = 0;
  let used = 0;
  for (let at = store.starts[place] ?? 0; at < end; at += 1) {
    const code = codes[store.needs[at] ?? 0] ?? 0;
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
  const { score, isAbout } = scoreMatch(counts, listUnused(question, usedAt, place), question);
  if (isAbout || !about) top.offer({ recipe: store.numbers[place] ?? 0, score, isAbout, matched, total: firm + soft });
}

function listUnused({ have, holdings }: MatchQuestion, usedAt: Int32Array, place: number): string[] {
  const used = holdings.filter((_, at) => usedAt[at] === place);
  return have.filter((id) => !used.some((holding) => holding.id === id));
}
