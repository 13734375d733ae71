import type { Allergen } from '@larder/contract/allergen';
import type { Category, Subcategory } from '@larder/contract/category';
import type { Diet } from '@larder/contract/diet';
import { HOLDING_SHIFT } from './match-bounds.ts';
import type { MatchQuestion } from './match-question.ts';
import { allergenBits, dietBits, shelvesOf } from './recipe-columns.ts';
import { MOST_IN_SEGMENT, type RecipeSegments } from './recipe-segments.ts';

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
  /** By segment: the score that none of its recipes exceeds, and the first link of the chain of its lists, or -1. */
  leads: Float64Array;
  chains: Int32Array;
  /** By link: the entry that it stands for, the code of its need, and the next link, or -1. */
  links: Link;
};
type Link = { entries: Int32Array; codes: Int32Array; next: Int32Array };

const linksOf = (length: number): Link => ({
  entries: new Int32Array(length),
  codes: new Int32Array(length),
  next: new Int32Array(length),
});

export function createScratch({ segments }: RecipeSegments): Scratch {
  return {
    bounds: new Int32Array(MOST_IN_SEGMENT),
    candidates: new Uint32Array(MOST_IN_SEGMENT),
    histogram: new Uint32Array(HISTOGRAM_BARS),
    leads: new Float64Array(segments.length),
    chains: new Int32Array(segments.length),
    links: linksOf(FIRST_LINKS),
  };
}

/** Links that there is room for at first. */
const FIRST_LINKS = 4096;
/** Bounds above 1 share the last bar of the histogram. */
export const HISTOGRAM_BARS = 1024;

/** Links for so many lists; what is chained already stays. */
export function roomFor(scratch: Scratch, length: number): Link {
  const before = scratch.links;
  if (before.next.length >= length) return before;
  const wider = linksOf(2 * length);
  wider.entries.set(before.entries);
  wider.codes.set(before.codes);
  wider.next.set(before.next);
  scratch.links = wider;
  return wider;
}

/** Everything one query looks up. */
export type Search = {
  store: RecipeSegments;
  scratch: Scratch;
  question: MatchQuestion;
  /** What a covered need adds to a bound, by its code; for the segment that is being read. */
  gains: Int32Array;
  /** By holding: its weight, and the last place that used it. */
  weights: Float64Array;
  usedAt: Int32Array;
  shelves: ReadonlySet<number>;
  excluded: number;
  diets: number;
  about: boolean;
};

export function createSearch(
  { store, scratch }: { store: RecipeSegments; scratch: Scratch },
  question: MatchQuestion,
  { category, subcategory, excludedAllergens, diets, about = false }: Filter,
): Search {
  const { holdings } = question;
  return {
    store,
    scratch,
    question,
    gains: new Int32Array((holdings.length + 1) << HOLDING_SHIFT),
    weights: Float64Array.from(holdings, ({ weight }) => weight),
    usedAt: new Int32Array(holdings.length).fill(-1),
    shelves: shelvesOf(category, subcategory),
    excluded: allergenBits(excludedAllergens),
    diets: dietBits(diets),
    about,
  };
}
