/** How many slips of the keyboard a word of this length may have: none up to four letters but two swapped ones. */
export function tolerance(length: number): number {
  if (length <= 4) return 0;
  return length <= 7 ? 1 : 2;
}

/**
 * Optimal string alignment distance (Damerau–Levenshtein with adjacent swaps), given up as soon as it must pass
 * `limit`; returns limit + 1 then.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) current.push(cell(a, b, row, column, current, last, beforeLast));
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

function cell(
  a: string,
  b: string,
  row: number,
  column: number,
  current: number[],
  last: number[],
  beforeLast: number[],
) {
  const same = a[row - 1] === b[column - 1];
  const replaced = at(last, column - 1) + (same ? 0 : 1);
  const value = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1);
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return swapped ? Math.min(value, at(beforeLast, column - 2) + 1) : value;
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** True if the words differ by two neighbouring letters that changed places inside the word: "rcie" is not, "mlik" is. */
export function swapped(a: string, b: string): boolean {
  if (a.length !== b.length || a[0] !== b[0]) return false;
  for (let index = 1; index < a.length - 1; index++) {
    if (a[index] === b[index]) continue;
    return a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2);
  }
  return false;
}

/** A vocabulary in which misspelt words are looked up. */
export type Correction = { word: string; slips: number };
export type Speller = (word: string) => readonly Correction[];

/** Without doubled letters, the commonest slip: carot, brocolli, mozarella. */
function squeeze(word: string): string {
  return word.replaceAll(/(.)\1/g, '$1');
}

/**
 * Corrections of a word, the nearest first, at most five. The first letter is taken to be right: slips there are rare
 * and make other words of it (beach, peach).
 */
export function createSpeller(vocabulary: () => Iterable<string>): Speller {
  const shelves = new Map<string, ReadonlyMap<number, readonly string[]>>();
  return (word) => {
    const letter = word[0] ?? '';
    const shelf = shelves.get(letter) ?? byLength(vocabulary(), letter);
    shelves.set(letter, shelf);
    return nearest(word, shelf);
  };
}

/** The words that begin with a letter, by their length. */
function byLength(words: Iterable<string>, letter: string): ReadonlyMap<number, readonly string[]> {
  const beginning = [...words].filter((word) => word[0] === letter);
  return Map.groupBy(beginning, ({ length }) => length);
}

function nearest(word: string, shelf: ReadonlyMap<number, readonly string[]>): readonly Correction[] {
  const limit = tolerance(word.length);
  const found: Correction[] = [];
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    for (const candidate of shelf.get(length) ?? []) {
      const slips = limit === 0 ? Number(!swapped(word, candidate)) + 1 : distance(word, candidate, limit);
      if (slips <= Math.max(limit, 1)) found.push({ word: candidate, slips });
    }
  }
  const doubled = squeeze(word);
  const rank = ({ word: other, slips }: Correction) => slips - (squeeze(other) === doubled ? 0.5 : 0);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, 5);
}
