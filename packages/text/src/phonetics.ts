type SpellingRule = readonly [spelling: RegExp, sound: string];

/**
 * Spellings of one sound in English, Spanish and French, applied in this order; "$" is the sound of "sh". Modelled on
 * Metaphone (L. Philips, 1990), but vowels are kept, because misspelt names of dishes keep them too.
 */
const SHARED_RULES: readonly SpellingRule[] = [
  [/ae/g, 'e'],
  [/tch|sch|sh|ch/g, '$'],
  [/ph/g, 'f'],
  [/ouill?e?/g, 'ui'],
  [/qu(?=[ei])|ck|q/g, 'k'],
  [/qu/g, 'ku'],
  [/x/g, 's'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/gu(?=a)|gw(?=a)|w/g, 'u'],
  [/d?g(?=[ei])/g, 'j'],
  [/h/g, ''],
  [/v/g, 'b'],
  [/eau|au/g, 'o'],
  [/oeu|oe|eu/g, 'e'],
  [/oo|ou/g, 'u'],
  [/ee|ea|y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)e$/, ''],
];

/** Pronunciations that only Spanish has, applied before the shared rules. */
const SPANISH_RULES: readonly SpellingRule[] = [
  [/ll/g, 'y'],
  [/^(gu|hu|bu|u)(?=e)/, 'w'],
];

/** Pronunciations that only French has: "vichisua" is how a Spanish speaker writes "vichyssoise". */
const FRENCH_RULES: readonly SpellingRule[] = [[/oi(?!l)/g, 'ua']];

/**
 * The phonetic keys of a folded word: the shared one first, then those of its Spanish and French pronunciation where
 * they differ. Words that sound alike in one of the three languages share a key: "paeya" and "paella".
 */
export function phoneticKeys(word: string): [string, ...string[]] {
  const [shared = word, ...others] = [[], SPANISH_RULES, FRENCH_RULES].map((rules) => applyRules(rules, word));
  return [shared, ...new Set(others.filter((key) => key !== shared))];
}

function applyRules(rules: readonly SpellingRule[], word: string): string {
  return [...rules, ...SHARED_RULES].reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}

/** Without doubled letters, the commonest misspelling: "carot", "brocolli", "mozarella". */
export function withoutDoubledLetters(word: string): string {
  return word.replaceAll(/(.)\1/g, '$1');
}

/**
 * A phonetic key that joins fewer words than `phoneticKeys`, for correcting single words: "sevolla" and "cebolla" share
 * it, words that differ in a vowel do not.
 */
export function strictPhoneticKey(word: string): string {
  const key = word
    .replaceAll('ph', 'f')
    .replaceAll('ll', 'y')
    .replaceAll(/qu(?=[ei])|c(?![eih])|k/g, 'k')
    .replaceAll(/c(?=[ei])|z/g, 's')
    .replaceAll('v', 'b')
    .replaceAll(/(?<![csp])h/g, '');
  return withoutDoubledLetters(key);
}
