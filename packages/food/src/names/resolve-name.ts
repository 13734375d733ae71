import type { Language } from '@larder/contract/language';
import type { Ingredient } from '../ingredients/ingredient.ts';
import { isEverydayWord } from '../languages/everyday-words.ts';
import { DESCRIPTIVE, isNotFood, PART_OF_SPEECH } from '../languages/lexicon.ts';
import { TEXT_LANGUAGE_OF, TEXT_LANGUAGES, type TextLanguage } from '../recipe.ts';
import { wordsOf } from '../tokens/tokenise.ts';
import { type IndexWord, type NameIndex, NOT_FOOD } from './name-index.ts';

/** The ingredient that a bare name was read as; confidence from 0 to 1, 1 for a name of the knowledge base. */
export type Resolution = { id: string; confidence: number };

/** Confidence by the way in which the name was found. */
const CONFIDENCE = {
  exact: 1,
  described: 0.95,
  reordered: 0.9,
  oneSlip: 0.8,
  twoSlips: 0.65,
  /** Subtracted where the name was found in another language than the one given. */
  foreign: 0.05,
} as const;

/** Maximum number of characters of a bare name. */
const MAX_NAME_LENGTH = 80;

type Found = { entry: number; confidence: number };

/** Creates the function `KnowledgeBase.resolve`. */
export function createResolver(all: readonly Ingredient[], names: (language: TextLanguage) => NameIndex) {
  return (text: string, language?: Language): Resolution | null => {
    const words = text.length > MAX_NAME_LENGTH ? [] : wordsOf(text);
    if (words.length === 0) return null;
    const languages = languagesFrom(language);
    const found =
      firstOf(languages, (tried) => written(words, names(tried))) ??
      firstOf(languages, (tried) => (words.some(isNotFood) ? null : misspelt(words, names(tried))));
    const id = found && all[found.entry]?.id;
    return id ? { id, confidence: found.confidence } : null;
  };
}

/** The languages to try, the given one first. */
function languagesFrom(language: Language | undefined): TextLanguage[] {
  const first = language ? TEXT_LANGUAGE_OF[language] : 'en';
  return [first, ...TEXT_LANGUAGES.filter((other) => other !== first)];
}

function firstOf(languages: readonly TextLanguage[], read: (language: TextLanguage) => Found | null): Found | null {
  for (const [rank, language] of languages.entries()) {
    const found = read(language);
    if (found?.entry === NOT_FOOD) return null;
    if (found) return rank === 0 ? found : { ...found, confidence: found.confidence - CONFIDENCE.foreign };
  }
  return null;
}

function written(norms: readonly string[], index: NameIndex): Found | null {
  const words = norms.map((norm) => index.word(norm));
  const exact = index.byWords(words);
  if (exact >= 0 || exact === NOT_FOOD) return { entry: exact, confidence: CONFIDENCE.exact };
  const reordered = bagOf(words, index);
  if (reordered >= 0) return { entry: reordered, confidence: CONFIDENCE.reordered };
  const described = index.byWords(undescribed(words));
  return described < 0 ? null : { entry: described, confidence: CONFIDENCE.described };
}

/** The words without articles and adjectives before and after them. */
function undescribed(words: readonly IndexWord[]): IndexWord[] {
  const passes = ({ partsOfSpeech }: IndexWord) => (partsOfSpeech & (DESCRIPTIVE | PART_OF_SPEECH.connector)) !== 0;
  const start = words.findIndex((word) => !passes(word));
  const end = words.findLastIndex((word) => !passes(word)) + 1;
  return start < 0 ? [] : words.slice(start, end);
}

function bagOf(words: readonly IndexWord[], index: NameIndex): number {
  const content = words.filter(({ partsOfSpeech }) => !(partsOfSpeech & PART_OF_SPEECH.connector));
  return content.length > 1 && content.every(({ id }) => id >= 0) ? index.byBag(content.map(({ id }) => id)) : -1;
}

/** Tries the corrections of the first unknown word that is no descriptor, and of the next one after it. */
function misspelt(norms: readonly string[], index: NameIndex, slipsBefore = 0): Found | null {
  const wrong = norms.findIndex((norm) => {
    const { id, partsOfSpeech } = index.word(norm);
    return id < 0 && partsOfSpeech === 0 && !isEverydayWord(norm, index.language);
  });
  if (wrong < 0) return null;
  for (const { word, slips } of index.corrections(norms[wrong] ?? '')) {
    const corrected = norms.with(wrong, word);
    const sum = slips + slipsBefore;
    const found = written(corrected, index) ?? (slipsBefore === 0 ? misspelt(corrected, index, slips) : null);
    if (found) return { entry: found.entry, confidence: sum === 1 ? CONFIDENCE.oneSlip : CONFIDENCE.twoSlips };
  }
  return null;
}
