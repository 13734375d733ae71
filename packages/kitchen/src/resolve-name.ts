import type { Language } from '@larder/contract/language';
import type { Ingredient, Resolution } from './knowledge-base.ts';
import { DESCRIBES, isNotFood, JOB } from './language/lexicon.ts';
import { type Token, tokenise } from './language/text.ts';
import { describe } from './line.ts';
import type { NameIndex } from './name-index.ts';
import { TEXT_LANGUAGES, type TextLanguage } from './recipe.ts';

/** How sure a reading is, by how it was found. */
const CONFIDENCE = {
  exact: 1,
  described: 0.95,
  reordered: 0.9,
  oneSlip: 0.8,
  twoSlips: 0.65,
  /** Taken off where the name was found in another language than the one given. */
  foreign: 0.05,
} as const;

/** Longer texts are no bare name. */
const MAX_NAME_LENGTH = 80;

type Names = (language: TextLanguage) => NameIndex;

/** Makes the look-up of bare names described at `KnowledgeBase.resolve`. */
export function createResolver(all: readonly Ingredient[], names: Names) {
  return (text: string, language?: Language): Resolution | null => {
    if (text.length > MAX_NAME_LENGTH) return null;
    const tokens = tokenise(text).filter(({ kind }) => kind === 'word' || kind === 'number');
    if (tokens.length === 0) return null;
    const order = languagesFrom(language);
    const found =
      firstOf(order, (each) => written(tokens, text, names(each))) ??
      firstOf(order, (each) => misspelt(tokens, text, names(each)));
    const id = found && all[found.entry]?.id;
    return id ? { id, confidence: found.confidence } : null;
  };
}

type Found = { entry: number; confidence: number };

/** The languages to try, the given one first. */
export function languagesFrom(language: Language | undefined): TextLanguage[] {
  const first = language === 'es' || language === 'fr' ? language : 'en';
  return [first, ...TEXT_LANGUAGES.filter((other) => other !== first)];
}

function firstOf(order: readonly TextLanguage[], read: (language: TextLanguage) => Found | null): Found | null {
  for (const [rank, language] of order.entries()) {
    const found = read(language);
    if (found) return rank === 0 ? found : { ...found, confidence: found.confidence - CONFIDENCE.foreign };
  }
  return null;
}

/** The tokens looked up in another index; the given ones stay as they are. */
function lookUp(tokens: readonly Token[], text: string, index: NameIndex): Token[] {
  return tokens.map((token) => {
    const word = { ...token };
    describe(word, text, index);
    return word;
  });
}

function written(tokens: readonly Token[], text: string, index: NameIndex): Found | null {
  const words = lookUp(tokens, text, index);
  const exact = index.byWords(words);
  if (exact >= 0) return { entry: exact, confidence: CONFIDENCE.exact };
  const reordered = bagOf(words, index);
  if (reordered >= 0) return { entry: reordered, confidence: CONFIDENCE.reordered };
  const described = index.byWords(undescribed(words));
  return described < 0 ? null : { entry: described, confidence: CONFIDENCE.described };
}

/** The words without articles and adjectives before and after them. */
function undescribed(words: readonly Token[]): Token[] {
  const passes = ({ jobs }: Token) => (jobs & (DESCRIBES | JOB.connector)) !== 0;
  const start = words.findIndex((word) => !passes(word));
  const end = words.findLastIndex((word) => !passes(word)) + 1;
  return start < 0 ? [] : words.slice(start, end);
}

function bagOf(words: readonly Token[], index: NameIndex): number {
  const content = words.filter(({ jobs }) => !(jobs & JOB.connector));
  return content.length > 1 && content.every(({ id }) => id >= 0) ? index.byBag(content.map(({ id }) => id)) : -1;
}

/** Tries each word's corrections in turn, a word that is known or describes being left as it is. */
function misspelt(tokens: readonly Token[], text: string, index: NameIndex): Found | null {
  const words = lookUp(tokens, text, index);
  const wrong = words.findIndex(({ id, jobs }) => id < 0 && jobs === 0);
  if (wrong < 0 || words.some(({ norm }) => isNotFood(norm))) return null;
  for (const { word, slips } of index.corrections(words[wrong]?.norm ?? '')) {
    const corrected = tokens.map((token, at) => (at === wrong ? { ...token, norm: word } : token));
    const found = written(corrected, text, index);
    if (found) return { entry: found.entry, confidence: slips === 1 ? CONFIDENCE.oneSlip : CONFIDENCE.twoSlips };
  }
  return null;
}
