import { editDistance } from '@larder/text/edit-distance';
import type { NameWord, Spelling, WholeName } from './name-words.ts';

/** Similarities from 0 to 1. `misspelt` is that of a spelling without errors, less `perEdit` for each. */
const SIMILARITY = {
  same: 1,
  otherNumber: 0.97,
  sameSound: 0.93,
  prefix: 0.85,
  misspelt: 0.95,
  perEdit: 0.12,
} as const;
/** The similarity of words of the same sound. */
export const SAME_SOUND: number = SIMILARITY.sameSound;
const SHORTEST_PREFIX = 3;
/** A wrong first letter is rarer than one within a word, a wrong vowel commoner than a wrong consonant. */
const EDIT_COSTS = { consonant: 1, vowel: 0.6, transposition: 0.8, firstLetter: 0.5 } as const;
/** The cost of comparing sounds instead of spellings. */
const SOUND_COST = 0.3;
/** The cost of edits that whole names may have, for each letter. */
const WHOLE_NAME_LIMIT = 0.16;
const TOO_FAR = Number.POSITIVE_INFINITY;

/** How similar a word of a query is to a word of a name, from 0 to 1. */
export function wordSimilarity(queried: NameWord, word: NameWord): number {
  if (queried.text === word.text) return SIMILARITY.same;
  if (queried.stem === word.stem) return SIMILARITY.otherNumber;
  const isPrefix = queried.text.length >= SHORTEST_PREFIX && word.text.startsWith(queried.text);
  return Math.max(isPrefix ? SIMILARITY.prefix : 0, misspeltSimilarity(queried, word));
}

/** True of a similarity of a word to itself or to its plural. */
export function isSameWord(similarity: number): boolean {
  return similarity >= SIMILARITY.otherNumber;
}

function misspeltSimilarity(queried: NameWord, word: NameWord): number {
  let least = costWithin(queried.spelling, word.spelling, editLimit, 0);
  for (const own of queried.sounds) {
    for (const other of word.sounds) least = Math.min(least, costWithin(own, other, editLimit, SOUND_COST));
  }
  if (least === SOUND_COST) return SIMILARITY.sameSound;
  return least === TOO_FAR ? 0 : SIMILARITY.misspelt - SIMILARITY.perEdit * least;
}

/** The cost of edits that a word of this length may have. */
function editLimit(length: number): number {
  if (length <= 3) return 0;
  if (length <= 5) return length === 4 ? 1 : 1.1;
  return length <= 7 ? 1.4 : Math.min(3, 0.23 * length);
}

/** How similar two whole names are, each written as one word ("spagbol", "pad tai"), from 0 to 1. */
export function wholeNameSimilarity(queried: WholeName, name: WholeName): number {
  if (queried.text === name.text) return SIMILARITY.same;
  if (Math.min(queried.text.length, name.text.length) < 5 || queried.sound.text[0] !== name.sound.text[0]) return 0;
  const cost = costWithin(queried.sound, name.sound, (length) => WHOLE_NAME_LIMIT * length, 0);
  return cost === TOO_FAR ? 0 : SIMILARITY.misspelt - (SIMILARITY.perEdit * cost) / 2;
}

/** The cost of the edits from one spelling to the other on top of `initial`; infinite where it exceeds the limit. */
function costWithin(a: Spelling, b: Spelling, limitOf: (length: number) => number, initial: number): number {
  const shorter = Math.min(a.text.length, b.text.length);
  if (a.text === b.text && shorter >= SHORTEST_PREFIX) return initial;
  const limit = limitOf(shorter) - initial;
  const edits = Math.floor(limit / EDIT_COSTS.vowel);
  const isFar = Math.abs(a.text.length - b.text.length) > edits || countBits(a.letters ^ b.letters) > 2 * edits;
  return edits < 1 || isFar ? TOO_FAR : initial + editDistance(a.text, b.text, limit, EDIT_COSTS);
}

function countBits(value: number): number {
  let rest = value;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
