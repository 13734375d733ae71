import type { NeedVocabulary } from './need-vocabulary.ts';
import type { RecipeColumns } from './recipe-columns.ts';

/**
 * Recipes of one shelf with the same number of firm needs; they stand in places `from` to `to`, `to` excluded. Where
 * there are many they make several segments.
 */
export type Segment = { shelf: number; firm: number; from: number; to: number };

/**
 * Recipes in segments, and for each segment the places that ask for a need. What is best possible within a segment is
 * then known before any of it is looked at.
 */
export type RecipeSegments = {
  segments: readonly Segment[];
  /** The recipe's own number by place; ascending within a segment. */
  numbers: Uint32Array;
  /** Needs of place `p`: `needs[starts[p]]` up to `needs[starts[p + 1]]`, excluded. */
  starts: Uint32Array;
  needs: Uint16Array | Uint32Array;
  allergens: Uint16Array;
  diets: Uint8Array;
  /** Places in ascending order, by need and within it by segment. */
  postings: Uint32Array;
  /** The segments that have any of need `n` are entries `entryStarts[n]` up to `entryStarts[n + 1]`, excluded. */
  entryStarts: Uint32Array;
  /** By entry: its segment, and where its postings start; they end where the next one's start. */
  entrySegments: Uint16Array | Uint32Array;
  postingStarts: Uint32Array;
  /** The most firm and soft needs of any one recipe of segment `s` that ingredient `i` covers, at `i * m + s`. */
  mostFirm: Uint16Array;
  mostSoft: Uint16Array;
};

export function createSegments(columns: RecipeColumns, vocabulary: NeedVocabulary): RecipeSegments {
  const { segments, numbers } = sortIntoSegments(columns);
  const rows = reorder(columns, numbers, vocabulary.needs.length);
  return { segments, numbers, ...rows, ...post(segments, rows, vocabulary), ...findMost(segments, rows, vocabulary) };
}

const FIRM_LIMIT = 2 ** 16;
/** What is summed for a segment's places should fit the processor's cache. */
export const MOST_IN_SEGMENT = 2 ** 15;

/** A stable counting sort by shelf and firm needs. */
function sortIntoSegments({ count, shelves, firm }: RecipeColumns): { segments: Segment[]; numbers: Uint32Array } {
  const keyOf = (recipe: number) => (shelves[recipe] ?? 0) * FIRM_LIMIT + (firm[recipe] ?? 0);
  const sizes = new Map<number, number>();
  for (let recipe = 0; recipe < count; recipe += 1) sizes.set(keyOf(recipe), (sizes.get(keyOf(recipe)) ?? 0) + 1);
  const segments: Segment[] = [];
  const next = new Map<number, number>();
  let from = 0;
  for (const [key, size] of [...sizes].sort(([a], [b]) => a - b)) {
    next.set(key, from);
    const end = from + size;
    while (from < end) {
      const to = Math.min(end, from + MOST_IN_SEGMENT);
      segments.push({ shelf: Math.floor(key / FIRM_LIMIT), firm: key % FIRM_LIMIT, from, to });
      from = to;
    }
  }
  const numbers = new Uint32Array(count);
  for (let recipe = 0; recipe < count; recipe += 1) {
    const place = next.get(keyOf(recipe)) ?? 0;
    numbers[place] = recipe;
    next.set(keyOf(recipe), place + 1);
  }
  return { segments, numbers };
}

type Rows = Pick<RecipeSegments, 'starts' | 'needs' | 'allergens' | 'diets'>;

function reorder(columns: RecipeColumns, numbers: Uint32Array, needCount: number): Rows {
  const starts = new Uint32Array(columns.count + 1);
  const needs = new (needCount <= 2 ** 16 ? Uint16Array : Uint32Array)(columns.needs.length);
  const allergens = new Uint16Array(columns.count);
  const diets = new Uint8Array(columns.count);
  let end = 0;
  for (let place = 0; place < columns.count; place += 1) {
    const recipe = numbers[place] ?? 0;
    allergens[place] = columns.allergens[recipe] ?? 0;
    diets[place] = columns.diets[recipe] ?? 0;
    const last = columns.starts[recipe + 1] ?? 0;
    for (let at = columns.starts[recipe] ?? 0; at < last; at += 1) {
      needs[end] = columns.needs[at] ?? 0;
      end += 1;
    }
    starts[place + 1] = end;
  }
  return { starts, needs, allergens, diets };
}

/** Inverts the rows: counts each need of each segment, then puts the places where their turn is. */
function post(
  segments: readonly Segment[],
  { starts, needs }: Rows,
  { needs: { length: needCount } }: NeedVocabulary,
): Pick<RecipeSegments, 'postings' | 'postingStarts' | 'entryStarts' | 'entrySegments'> {
  const { length: most } = segments;
  const next = new Uint32Array(most * needCount);
  segments.forEach(({ from, to }, segment) => {
    const last = starts[to] ?? 0;
    for (let at = starts[from] ?? 0; at < last; at += 1) {
      const slot = (needs[at] ?? 0) * most + segment;
      next[slot] = (next[slot] ?? 0) + 1;
    }
  });
  const entries = enter(next, most, needCount);
  const postings = new Uint32Array(needs.length);
  segments.forEach(({ from, to }, segment) => {
    for (let place = from; place < to; place += 1) {
      const last = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < last; at += 1) {
        const slot = (needs[at] ?? 0) * most + segment;
        const position = next[slot] ?? 0;
        postings[position] = place;
        next[slot] = position + 1;
      }
    }
  });
  return { postings, ...entries };
}

/** Makes an entry of every count that is not zero, and puts in its place where its postings start. */
function enter(
  counts: Uint32Array,
  most: number,
  needCount: number,
): Pick<RecipeSegments, 'postingStarts' | 'entryStarts' | 'entrySegments'> {
  const size = counts.reduce((sum, count) => sum + Math.min(1, count), 0);
  const entryStarts = new Uint32Array(needCount + 1);
  const entrySegments = new (most <= 2 ** 16 ? Uint16Array : Uint32Array)(size);
  const postingStarts = new Uint32Array(size + 1);
  let entry = 0;
  let start = 0;
  for (let need = 0; need < needCount; need += 1) {
    for (let segment = 0; segment < most; segment += 1) {
      const count = counts[need * most + segment] ?? 0;
      if (count === 0) continue;
      counts[need * most + segment] = start;
      entrySegments[entry] = segment;
      postingStarts[entry] = start;
      start += count;
      entry += 1;
    }
    entryStarts[need + 1] = entry;
  }
  postingStarts[entry] = start;
  return { entryStarts, entrySegments, postingStarts };
}

function findMost(
  segments: readonly Segment[],
  { starts, needs }: Rows,
  { needs: kinds, ingredients: { size } }: NeedVocabulary,
): Pick<RecipeSegments, 'mostFirm' | 'mostSoft'> {
  const mostFirm = new Uint16Array(segments.length * size);
  const mostSoft = new Uint16Array(segments.length * size);
  const counts = { firm: new Uint16Array(size), soft: new Uint16Array(size) };
  const countAt = (at: number, segment: number): void => {
    const kind = kinds[needs[at] ?? 0];
    const count = kind?.soft ? counts.soft : counts.firm;
    const most = kind?.soft ? mostSoft : mostFirm;
    for (const ingredient of kind?.coveredBy ?? []) {
      const here = (count[ingredient] ?? 0) + 1;
      count[ingredient] = here;
      const slot = ingredient * segments.length + segment;
      if (here > (most[slot] ?? 0)) most[slot] = here;
    }
  };
  const forget = (at: number): void => {
    const kind = kinds[needs[at] ?? 0];
    const count = kind?.soft ? counts.soft : counts.firm;
    for (const ingredient of kind?.coveredBy ?? []) count[ingredient] = 0;
  };
  segments.forEach(({ from, to }, segment) => {
    for (let place = from; place < to; place += 1) {
      const first = starts[place] ?? 0;
      const last = starts[place + 1] ?? 0;
      for (let at = first; at < last; at += 1) countAt(at, segment);
      for (let at = first; at < last; at += 1) forget(at);
    }
  });
  return { mostFirm, mostSoft };
}
