import { MAX_SEGMENT_ROWS, type RecipeSegments } from './index-segments.ts';
import type { ResolvedQuery } from './resolve-query.ts';
import { INGREDIENT_SHIFT } from './score-bounds.ts';

/** Memory that one query after the other uses. */
export type Buffers = {
  /** By row within the segment: the bound of its score in steps. Zero between segments. */
  bounds: Int32Array;
  candidates: Uint32Array;
  histogram: Uint32Array;
  /** By segment: the bound of its scores, and the first link of the chain of its lists, or -1. */
  segmentBounds: Float64Array;
  chains: Int32Array;
  links: Links;
};
/** By link: its list, the code of its term, and the next link, or -1. */
type Links = { lists: Int32Array; codes: Int32Array; next: Int32Array };

const INITIAL_LINKS = 4096;
/** Bounds above 1 share the last bin. */
export const HISTOGRAM_BINS = 1024;

export function createBuffers({ segments }: RecipeSegments): Buffers {
  return {
    bounds: new Int32Array(MAX_SEGMENT_ROWS),
    candidates: new Uint32Array(MAX_SEGMENT_ROWS),
    histogram: new Uint32Array(HISTOGRAM_BINS),
    segmentBounds: new Float64Array(segments.length),
    chains: new Int32Array(segments.length),
    links: createLinks(INITIAL_LINKS),
  };
}

function createLinks(length: number): Links {
  return { lists: new Int32Array(length), codes: new Int32Array(length), next: new Int32Array(length) };
}

/** The links, grown to at least `length`; existing ones are kept. */
export function linksFor(buffers: Buffers, length: number): Links {
  const before = buffers.links;
  if (before.next.length >= length) return before;
  const links = createLinks(2 * length);
  links.lists.set(before.lists);
  links.codes.set(before.codes);
  links.next.set(before.next);
  buffers.links = links;
  return links;
}

/** Everything that the search for one query reads and writes. */
export type SearchState = {
  index: RecipeSegments;
  buffers: Buffers;
  query: ResolvedQuery;
  /** What a covered term adds to a bound, by its code; for the segment that is being searched. */
  gains: Int32Array;
  /** By ingredient of the query: its weight, and the last row that uses it. */
  weights: Float64Array;
  usedAt: Int32Array;
  /** The category codes that the query asks for. */
  categories: ReadonlySet<number>;
};

export function createSearchState(
  index: RecipeSegments,
  buffers: Buffers,
  query: ResolvedQuery,
  categories: ReadonlySet<number>,
): SearchState {
  const { ingredients } = query;
  return {
    index,
    buffers,
    query,
    gains: new Int32Array((ingredients.length + 1) << INGREDIENT_SHIFT),
    weights: Float64Array.from(ingredients, ({ weight }) => weight),
    usedAt: new Int32Array(ingredients.length).fill(-1),
    categories,
  };
}
