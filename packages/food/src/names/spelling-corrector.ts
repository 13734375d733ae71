import { editDistance } from '@larder/text/edit-distance';
import { strictPhoneticKey, withoutDoubledLetters } from '@larder/text/phonetics';

/** The maximum edit distance of a correction for a word of this length; up to four letters only a transposition counts. */
function tolerance(length: number): number {
  if (length <= 4) return 0;
  return length <= 7 ? 1 : 2;
}

/** True if `b` is `a` with two adjacent letters transposed, the first letter in place: "mlik", but not "rcie". */
function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length || a[0] !== b[0]) return false;
  for (let index = 1; index < a.length - 1; index++) {
    if (a[index] === b[index]) continue;
    return a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2);
  }
  return false;
}

/** Letter rows of the QWERTY keyboard. */
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

/** A word of the vocabulary and its estimated number of typing errors. */
export type Correction = { word: string; slips: number };
/** Returns corrections of a word, the most likely first. */
export type Speller = (word: string) => readonly Correction[];

/**
 * Creates a spelling corrector that returns at most `MAX_CORRECTIONS` words. The first letter is taken to be right,
 * because errors there are rare and make other words (beach, peach). Other candidates are words that sound the same
 * and, for long words, those whose first letter was left out, transposed with the second, or hit one key beside.
 */
export function createSpeller(vocabulary: () => Iterable<string>): Speller {
  const byFirstLetter = new Map<string, WordsByLength>();
  const cache = new Map<string, readonly Correction[]>();
  let indexes: Indexes | undefined;
  const correct = (word: string) => {
    const letter = word[0] ?? '';
    const sameLetter = byFirstLetter.get(letter) ?? wordsByLength(vocabulary(), letter);
    byFirstLetter.set(letter, sameLetter);
    indexes ??= createIndexes(vocabulary());
    return [...alikeElsewhere(word, indexes), ...nearest(word, sameLetter)]
      .sort((a, b) => a.slips - b.slips)
      .slice(0, MAX_CORRECTIONS);
  };
  return (word) => {
    const known = cache.get(word);
    if (known) return known;
    const found = correct(word);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(word, found);
    return found;
  };
}

const CACHE_SIZE = 2000;
const MAX_CORRECTIONS = 5;
const MIN_LENGTH_BY_SOUND = 3;
const MIN_LENGTH_WITH_WRONG_FIRST_LETTER = 6;

type WordsByLength = ReadonlyMap<number, readonly string[]>;

/** The vocabulary by phonetic key, and by what follows the first letter. */
type Indexes = Record<'bySound' | 'byTail', ReadonlyMap<string, readonly string[]>>;

function createIndexes(vocabulary: Iterable<string>): Indexes {
  const words = [...vocabulary].filter(({ length }) => length >= MIN_LENGTH_BY_SOUND);
  return { bySound: Map.groupBy(words, strictPhoneticKey), byTail: Map.groupBy(words, (word) => word.slice(1)) };
}

function alikeElsewhere(word: string, { bySound, byTail }: Indexes): readonly Correction[] {
  const alike = word.length < MIN_LENGTH_BY_SOUND ? [] : (bySound.get(strictPhoneticKey(word)) ?? []);
  if (alike.length > 0) return alike.slice(0, MAX_CORRECTIONS).map((other) => ({ word: other, slips: 1 }));
  if (word.length < MIN_LENGTH_WITH_WRONG_FIRST_LETTER) return [];
  const [first = '', second = ''] = word;
  const leftOut = byTail.get(word) ?? [];
  const transposed = (byTail.get(first + word.slice(2)) ?? []).filter((other) => other[0] === second);
  const nextKey = (byTail.get(word.slice(1)) ?? []).filter((other) => areNeighbours(other[0] ?? '', first));
  return [...leftOut, ...transposed, ...nextKey].slice(0, MAX_CORRECTIONS).map((other) => ({ word: other, slips: 2 }));
}

function wordsByLength(words: Iterable<string>, letter: string): WordsByLength {
  const beginning = [...words].filter((word) => word[0] === letter);
  return Map.groupBy(beginning, ({ length }) => length);
}

function nearest(word: string, candidates: WordsByLength): readonly Correction[] {
  const limit = tolerance(word.length);
  const found: Correction[] = [];
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    for (const candidate of candidates.get(length) ?? []) {
      const slips = limit === 0 ? Number(!isTransposed(word, candidate)) + 1 : editDistance(word, candidate, limit);
      if (slips <= Math.max(limit, 1)) found.push({ word: candidate, slips });
    }
  }
  const single = withoutDoubledLetters(word);
  const rank = ({ word: other, slips }: Correction) => slips - (withoutDoubledLetters(other) === single ? 0.5 : 0);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_CORRECTIONS);
}
