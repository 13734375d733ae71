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

/** Without doubled letters, the commonest slip: carot, brocolli, mozarella. */
function squeeze(word: string): string {
  return word.replaceAll(/(.)\1/g, '$1');
}

/** A word by its sound, roughly: "sevolla" sounds like "cebolla", "filet" like "phillet". */
function sound(word: string): string {
  const plain = word
    .replaceAll('ph', 'f')
    .replaceAll('ll', 'y')
    .replaceAll(/qu(?=[ei])|c(?![eih])|k/g, 'k')
    .replaceAll(/c(?=[ei])|z/g, 's')
    .replaceAll('v', 'b')
    .replaceAll(/(?<![csp])h/g, '');
  return squeeze(plain);
}

/** The keys beside a key. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function areNeighbours(a: string, b: string): boolean {
  const [row, column] = keyOf(a);
  const [otherRow, otherColumn] = keyOf(b);
  return Math.abs(row - otherRow) <= 1 && Math.abs(column + row / 2 - otherColumn - otherRow / 2) <= 1;
}

function keyOf(letter: string): readonly [row: number, column: number] {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  return row < 0 ? [Number.NaN, Number.NaN] : [row, KEYBOARD[row]?.indexOf(letter) ?? 0];
}

/** A vocabulary in which misspelt words are looked up. */
export type Correction = { word: string; slips: number };
export type Speller = (word: string) => readonly Correction[];

/**
 * Corrections of a word, the nearest first, at most five. The first letter is taken to be right, for slips there are
 * rare and make other words of it (beach, peach); after that comes what sounds the same, and for a long word what differs
 * in its first letter by a slip of the finger: left out, in the second place, or the next key's.
 */
export function createSpeller(vocabulary: () => Iterable<string>): Speller {
  const shelves = new Map<string, ReadonlyMap<number, readonly string[]>>();
  const remembered = new Map<string, readonly Correction[]>();
  let others: Others | undefined;
  const look = (word: string) => {
    const letter = word[0] ?? '';
    const shelf = shelves.get(letter) ?? byLength(vocabulary(), letter);
    shelves.set(letter, shelf);
    others ??= othersIn(vocabulary());
    return [...elsewhere(word, others), ...nearest(word, shelf)].sort((a, b) => a.slips - b.slips).slice(0, MOST);
  };
  return (word) => {
    const known = remembered.get(word);
    if (known) return known;
    const found = look(word);
    if (remembered.size >= MEMORY) remembered.clear();
    remembered.set(word, found);
    return found;
  };
}

/** Words kept with their corrections: people misspell the same ones. */
const MEMORY = 2000;

/** The vocabulary by sound, and by what follows the first letter. */
type Others = Record<'bySound' | 'byTail', ReadonlyMap<string, readonly string[]>>;

function othersIn(vocabulary: Iterable<string>): Others {
  const words = [...vocabulary].filter(({ length }) => length >= SHORTEST_BY_SOUND);
  return { bySound: Map.groupBy(words, sound), byTail: Map.groupBy(words, (word) => word.slice(1)) };
}

/** Corrections that are worth trying. */
const MOST = 5;
const SHORTEST_BY_SOUND = 3;
const SHORTEST_WITHOUT_FIRST = 6;

function elsewhere(word: string, { bySound, byTail }: Others): readonly Correction[] {
  const alike = word.length < SHORTEST_BY_SOUND ? [] : (bySound.get(sound(word)) ?? []);
  if (alike.length > 0) return alike.slice(0, MOST).map((other) => ({ word: other, slips: 1 }));
  if (word.length < SHORTEST_WITHOUT_FIRST) return [];
  const [first = '', second = ''] = word;
  const leftOut = byTail.get(word) ?? [];
  const swappedFirst = (byTail.get(first + word.slice(2)) ?? []).filter((other) => other[0] === second);
  const nextKey = (byTail.get(word.slice(1)) ?? []).filter((other) => areNeighbours(other[0] ?? '', first));
  return [...leftOut, ...swappedFirst, ...nextKey].slice(0, MOST).map((other) => ({ word: other, slips: 2 }));
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
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
}
