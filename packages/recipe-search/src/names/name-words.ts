import type { TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import { phoneticKeys, withoutDoubledLetters } from '@larder/text/phonetics';
import STOP_WORDS from './vocabulary/stop-words.json' with { type: 'json' };
import SYNONYMS from './vocabulary/synonyms.json' with { type: 'json' };

const STOP_WORDS_OF: Readonly<Record<TextLanguage, readonly string[]>> = STOP_WORDS;
const STOP_WORD_SET: ReadonlySet<string> = new Set(Object.values(STOP_WORDS_OF).flat());

/** Phrases and spellings that are read as one word. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bpetit[- ]dej(euner)?\b/g, 'breakfast'],
  [/\b(sin|sans|without|no) alco(hol|ol)\b|\b(alcohol[- ]free|non[- ]alcoholic)\b/g, 'nonalcoholic'],
  [/(\p{L})'s\b/gu, '$1s'],
];

/** The words of a text, folded. A possessive "'s" belongs to its word. */
export function wordsOf(text: string): string[] {
  const folded = PHRASES.reduce((words, [phrase, as]) => words.replace(phrase, as), fold(text));
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a name without stop words; all of them where there are no others. */
export function contentWords(words: readonly string[]): readonly string[] {
  return without(words, (word) => STOP_WORD_SET.has(word));
}

/** Longer stop words are recognised with a letter doubled, too. */
const LONGEST_EXACT_STOP_WORD = 5;

/** True where words of a query are left without stop words. */
export function hasContent(words: readonly string[], language: TextLanguage): boolean {
  return words.some((word) => !isStopWord(word, language));
}

/** The words of a query without stop words. "the" is one in English only: in French it is "thé" without its accent. */
export function queryContentWords(words: readonly string[], language: TextLanguage): readonly string[] {
  return without(words, (word) => isStopWord(word, language));
}

function isStopWord(word: string, language: TextLanguage): boolean {
  return (
    STOP_WORD_SET.has(word) ||
    (word === 'the' && language === 'en') ||
    (word.length > LONGEST_EXACT_STOP_WORD && STOP_WORD_SET.has(withoutDoubledLetters(word)))
  );
}

function without(words: readonly string[], isStopWord: (word: string) => boolean): readonly string[] {
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}

/** Words with the same meaning, and words for kinds of it; for a folded word without its plural ending. */
export function synonymsOf(singular: string): string[] {
  return SYNONYMS.flatMap(({ words, includes = [] }) =>
    words.includes(singular) ? [...words.filter((word) => word !== singular), ...includes] : [],
  );
}

/** A spelling, with one bit for each letter in it: words whose sets of letters differ much are not compared. */
export type Spelling = { text: string; letters: number };

/** A word in the forms in which it is compared with others. */
export type NameWord = {
  text: string;
  /** The form that it shares with its plural or singular. */
  stem: string;
  /** Without the ending of a plural. */
  spelling: Spelling;
  /** Phonetic keys. */
  sounds: readonly [Spelling, ...Spelling[]];
};

export function nameWord(text: string): NameWord {
  const singular = text.length < 4 ? text : text.replace(/[sx]$/, '');
  const [sound, ...others] = phoneticKeys(singular);
  return {
    text,
    stem: stemOf(singular),
    spelling: spellingOf(singular),
    sounds: [spellingOf(sound), ...others.map(spellingOf)],
  };
}

/** A whole name as one word, by its spelling and its sound. */
export type WholeName = { text: string; sound: Spelling; words: number };

export function wholeName(words: readonly NameWord[]): WholeName {
  const join = (part: (word: NameWord, at: number) => string) => words.map(part).join('');
  return {
    text: join(({ text, stem }, at) => (at === words.length - 1 ? stem : text)),
    sound: spellingOf(join(({ sounds }) => sounds[0].text)),
    words: words.length,
  };
}

function spellingOf(text: string): Spelling {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

/** What a word without its "s" or "x" shares with its singular: tomate(s), flan(es), cookie(s), gateau(x). */
function stemOf(singular: string): string {
  return singular.length < 4 ? singular : singular.replace(/(?<=..)e$/, '').replace(/i$/, 'y');
}
