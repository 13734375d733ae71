import type { TermDictionary } from './index-terms.ts';
import type { RecipeColumns } from './recipe-columns.ts';

/**
 * Recipes of one category code with the same number of required terms; they stand in rows `from` to `to`, excluded. A
 * large group is split into several segments.
 */
export type Segment = { category: number; required: number; from: number; to: number };

/** Recipes in rows sorted by segment, with the postings of each term by segment. */
export type RecipeSegments = {
  segments: readonly Segment[];
  /** The recipe's number by row; ascending within a segment. */
  numbers: Uint32Array;
  /** The terms of row `r` are `terms[starts[r]]` up to `terms[starts[r + 1]]`, excluded. */
  starts: Uint32Array;
  terms: Uint16Array | Uint32Array;
  /** Rows in ascending order, by term and within a term by segment. */
  postings: Uint32Array;
  /** The lists of term `t`, one for each segment that contains it, are `listStarts[t]` up to `listStarts[t + 1]`, excluded. */
  listStarts: Uint32Array;
  /** By list: its segment, and where its postings start; they end where the next list's start. */
  listSegments: Uint16Array | Uint32Array;
  postingStarts: Uint32Array;
  /**
   * The most required and optional terms of any one recipe of segment `s` that ingredient `i` covers, at
   * `i * segments.length + s`.
   */
  maxRequired: Uint16Array;
  maxOptional: Uint16Array;
};

export function createSegments(columns: RecipeColumns, dictionary: TermDictionary): RecipeSegments {
  const { segments, numbers } = sortIntoSegments(columns);
  const rows = sortRows(columns, numbers, dictionary.terms.length);
  return {
    segments,
    numbers,
    ...rows,
    ...createPostings(segments, rows, dictionary.terms.length),
    ...countCovered(segments, rows, dictionary),
  };
}

const REQUIRED_LIMIT = 2 ** 16;
/** Keeps what is summed for the rows of a segment within the processor's cache. */
export const MAX_SEGMENT_ROWS = 2 ** 15;

/** A stable counting sort by category code and number of required terms. */
function sortIntoSegments({ count, categories, required }: RecipeColumns): {
  segments: Segment[];
  numbers: Uint32Array;
} {
  const keyOf = (recipe: number) => (categories[recipe] ?? 0) * REQUIRED_LIMIT + (required[recipe] ?? 0);
  const sizes = new Map<number, number>();
  for (let recipe = 0; recipe < count; recipe += 1) sizes.set(keyOf(recipe), (sizes.get(keyOf(recipe)) ?? 0) + 1);
  const segments: Segment[] = [];
  const next = new Map<number, number>();
  let from = 0;
  for (const [key, size] of [...sizes].sort(([a], [b]) => a - b)) {
    next.set(key, from);
    const end = from + size;
    while (from < end) {
      const to = Math.min(end, from + MAX_SEGMENT_ROWS);
      segments.push({ category: Math.floor(key / REQUIRED_LIMIT), required: key % REQUIRED_LIMIT, from, to });
      from = to;
    }
  }
  const numbers = new Uint32Array(count);
  for (let recipe = 0; recipe < count; recipe += 1) {
    const row = next.get(keyOf(recipe)) ?? 0;
    numbers[row] = recipe;
    next.set(keyOf(recipe), row + 1);
  }
  return { segments, numbers };
}

type Rows = Pick<RecipeSegments, 'starts' | 'terms'>;

function sortRows(columns: RecipeColumns, numbers: Uint32Array, termCount: number): Rows {
  const starts = new Uint32Array(columns.count + 1);
  const terms = new (termCount <= 2 ** 16 ? Uint16Array : Uint32Array)(columns.terms.length);
  let end = 0;
  for (let row = 0; row < columns.count; row += 1) {
    const recipe = numbers[row] ?? 0;
    const last = columns.starts[recipe + 1] ?? 0;
    for (let at = columns.starts[recipe] ?? 0; at < last; at += 1) {
      terms[end] = columns.terms[at] ?? 0;
      end += 1;
    }
    starts[row + 1] = end;
  }
  return { starts, terms };
}

/** Inverts the rows: counts the postings of each term in each segment, then writes the rows to their places. */
function createPostings(
  segments: readonly Segment[],
  { starts, terms }: Rows,
  termCount: number,
): Pick<RecipeSegments, 'postings' | 'postingStarts' | 'listStarts' | 'listSegments'> {
  const { length: segmentCount } = segments;
  const next = new Uint32Array(segmentCount * termCount);
  segments.forEach(({ from, to }, segment) => {
    const last = starts[to] ?? 0;
    for (let at = starts[from] ?? 0; at < last; at += 1) {
      const slot = (terms[at] ?? 0) * segmentCount + segment;
      next[slot] = (next[slot] ?? 0) + 1;
    }
  });
  const lists = createLists(next, segmentCount, termCount);
  const postings = new Uint32Array(terms.length);
  segments.forEach(({ from, to }, segment) => {
    for (let row = from; row < to; row += 1) {
      const last = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < last; at += 1) {
        const slot = (terms[at] ?? 0) * segmentCount + segment;
        const position = next[slot] ?? 0;
        postings[position] = row;
        next[slot] = position + 1;
      }
    }
  });
  return { postings, ...lists };
}

/** Makes a list of every count that is not zero, and replaces the count by where the list's postings start. */
function createLists(
  counts: Uint32Array,
  segmentCount: number,
  termCount: number,
): Pick<RecipeSegments, 'postingStarts' | 'listStarts' | 'listSegments'> {
  const size = counts.reduce((sum, count) => sum + Math.min(1, count), 0);
  const listStarts = new Uint32Array(termCount + 1);
  const listSegments = new (segmentCount <= 2 ** 16 ? Uint16Array : Uint32Array)(size);
  const postingStarts = new Uint32Array(size + 1);
  let list = 0;
  let start = 0;
  for (let term = 0; term < termCount; term += 1) {
    for (let segment = 0; segment < segmentCount; segment += 1) {
      const count = counts[term * segmentCount + segment] ?? 0;
      if (count === 0) continue;
      counts[term * segmentCount + segment] = start;
      listSegments[list] = segment;
      postingStarts[list] = start;
      start += count;
      list += 1;
    }
    listStarts[term + 1] = list;
  }
  postingStarts[list] = start;
  return { listStarts, listSegments, postingStarts };
}

function countCovered(
  segments: readonly Segment[],
  { starts, terms: termNumbers }: Rows,
  { terms, ingredients: { size } }: TermDictionary,
): Pick<RecipeSegments, 'maxRequired' | 'maxOptional'> {
  const maxRequired = new Uint16Array(segments.length * size);
  const maxOptional = new Uint16Array(segments.length * size);
  const counts = { required: new Uint16Array(size), optional: new Uint16Array(size) };
  const count = (at: number, segment: number): void => {
    const term = terms[termNumbers[at] ?? 0];
    const current = term?.isOptional ? counts.optional : counts.required;
    const max = term?.isOptional ? maxOptional : maxRequired;
    for (const ingredient of term?.coveredBy ?? []) {
      const covered = (current[ingredient] ?? 0) + 1;
      current[ingredient] = covered;
      const slot = ingredient * segments.length + segment;
      if (covered > (max[slot] ?? 0)) max[slot] = covered;
    }
  };
  const reset = (at: number): void => {
    const term = terms[termNumbers[at] ?? 0];
    const current = term?.isOptional ? counts.optional : counts.required;
    for (const ingredient of term?.coveredBy ?? []) current[ingredient] = 0;
  };
  segments.forEach(({ from, to }, segment) => {
    for (let row = from; row < to; row += 1) {
      const first = starts[row] ?? 0;
      const last = starts[row + 1] ?? 0;
      for (let at = first; at < last; at += 1) count(at, segment);
      for (let at = first; at < last; at += 1) reset(at);
    }
  });
  return { maxRequired, maxOptional };
}
