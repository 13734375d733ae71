import { fold } from './fold.ts';

const VOWEL_OR_MUTE_H =
  /^(?:[aeiouœ]|h(?!ach|addock|aggis|alloumi|alva|ard|areng|aricot|arissa|aut|avarti|ot|omard|oja|oumous))/;

/** Whether "de", "le" and "la" lose their vowel before a French word: "huile", "œuf", but not "haricot" or "yaourt". */
export function isElidedBefore(word: string): boolean {
  return VOWEL_OR_MUTE_H.test(fold(word));
}
