import { editDistance } from '@larder/text/edit-distance';
import type { NameWord, Spelling, WholeName } from './name-words.ts';

/** How well one word stands for another. */
const FIT = { same: 1, otherNumber: 0.97, sameSound: 0.93, begins: 0.85, slipped: 0.95, perSlip: 0.12 } as const;
/** From so many letters on the beginning of a word stands for it. */
const BEGINNING = 3;
/** What a slip costs; a wrong first letter is rarer than one within, a wrong vowel commoner than a wrong consonant. */
const SLIP = { consonant: 1, vowel: 0.6, transposition: 0.8, firstLetter: 0.5, sound: 0.3 } as const;
/** So much of a long text may be slips, in slips a letter. */
const PATIENCE = 0.16;
const TOO_FAR = Number.POSITIVE_INFINITY;

/** From 0 to 1: how well a word that was asked for is meant by a word of a name. */
export function fitOf(asked: NameWord, word: NameWord): number {
  if (asked.text === word.text) return FIT.same;
  if (asked.singular === word.singular) return FIT.otherNumber;
  const begins = asked.text.length >= BEGINNING && word.text.startsWith(asked.text) ? FIT.begins : 0;
  return Math.max(begins, misspelt(asked, word));
}

function misspelt(asked: NameWord, word: NameWord): number {
  let least = slipsWithin(asked.written, word.written, patience, 0);
  for (const own of asked.sounds) {
    for (const other of word.sounds) least = Math.min(least, slipsWithin(own, other, patience, SLIP.sound));
  }
  if (least === SLIP.sound) return FIT.sameSound;
  return least === TOO_FAR ? 0 : FIT.slipped - FIT.perSlip * least;
}

/** How many slips a word of this length may have. */
function patience(length: number): number {
  if (length <= 3) return 0;
  if (length <= 5) return length === 4 ? 1 : 1.1;
  return length <= 7 ? 1.4 : Math.min(3, 0.23 * length);
}

/** From 0 to 1: how well one whole text stands for another, both written as one word: "spagbol", "pad tai". */
export function likenessOf(asked: WholeName, name: WholeName): number {
  if (asked.text === name.text) return FIT.same;
  if (Math.min(asked.text.length, name.text.length) < 5 || asked.sound.text[0] !== name.sound.text[0]) return 0;
  const cost = slipsWithin(asked.sound, name.sound, (length) => PATIENCE * length, 0);
  return cost === TOO_FAR ? 0 : FIT.slipped - (FIT.perSlip * cost) / 2;
}

/** The cost of the slips from one to the other on top of what there is already; infinite where it is too much. */
function slipsWithin(a: Spelling, b: Spelling, allowed: (length: number) => number, already: number): number {
  const shorter = Math.min(a.text.length, b.text.length);
  if (a.text === b.text && shorter >= BEGINNING) return already;
  const limit = allowed(shorter) - already;
  const most = Math.floor(limit / SLIP.vowel);
  if (most < 1 || Math.abs(a.text.length - b.text.length) > most || bitsOf(a.letters ^ b.letters) > 2 * most) {
    return TOO_FAR;
  }
  return already + editDistance(a.text, b.text, limit, SLIP);
}

function bitsOf(value: number): number {
  let rest = value;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
