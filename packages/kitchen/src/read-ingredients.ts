import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from './knowledge-base.ts';
import { type Attempt, readItem } from './read-item.ts';

/** An ingredient found in what somebody wrote. */
export type FoundIngredient = {
  id: string;
  /** 0 to 1. */
  confidence: number;
  /** The words it was read from. */
  text: string;
};

export type IngredientReading = {
  /** In the order they were named, each once. */
  ingredients: FoundIngredient[];
  /** Words that stand for no known ingredient. */
  notUnderstood: string[];
  /** Ids of what the person says they don't have or want: "no peanuts". */
  excluded: string[];
};

/** Texts are read to here, and so many of their words looked up for typing errors. */
const MAX_LENGTH = 5_000;
const MAX_CORRECTIONS = 60;

/** Taken off where an item reads better in another language than the one given. */
const FOREIGN = 0.05;
/** How much better it must read there. */
const PREFERENCE = 0.15;

const ALL: readonly Language[] = ['en-GB', 'es', 'fr'];

/**
 * Reads the ingredients out of what people type: lists in any form, sentences, with quantities, emoji and typing
 * errors, in one language or several. The language given is preferred. Never throws.
 */
export function readIngredients(text: string, kb: KnowledgeBase, language?: Language): IngredientReading {
  const order = languagesFrom(language);
  const budget = { corrections: MAX_CORRECTIONS, shortest: 4 };
  const attempts: Attempt[] = [];
  for (const sentence of sentencesOf(text.slice(0, MAX_LENGTH).normalize('NFC'))) {
    let refuses = false;
    for (const item of itemsOf(sentence)) {
      const attempt = bestOf(order.map((each) => readItem(item, each, kb, budget, refuses)));
      refuses = attempt.refuses;
      attempts.push(attempt);
    }
  }
  return merge(attempts);
}

function languagesFrom(language: Language = 'en-GB'): Language[] {
  const isEnglish = language.startsWith('en');
  return [language, ...ALL.filter((other) => (isEnglish ? !other.startsWith('en') : other !== language))];
}

function sentencesOf(text: string): string[] {
  return text.split(/[.!?…]+(?=\s|$)/);
}

/** Parts at commas that are no decimal sign, at line ends, semicolons, colons and bullets. */
function itemsOf(sentence: string): string[] {
  return sentence.split(/,(?!\d)|(?<!\d),|[;:\n\r\t|•·▪◦*]+/).filter((item) => item.trim() !== '');
}

/** The attempt that understands most; the first, in the language given, unless another is clearly better. */
function bestOf(attempts: Attempt[]): Attempt {
  const [first, ...others] = attempts;
  if (first === undefined) throw new Error('No language to read in.');
  let best = first;
  for (const other of others) {
    const lead = best === first ? PREFERENCE : 0;
    if (other.score > best.score + lead) best = other;
  }
  if (best === first) return best;
  const found = best.found.map((each) => ({ ...each, confidence: each.confidence - FOREIGN }));
  return { ...best, found };
}

function merge(attempts: readonly Attempt[]): IngredientReading {
  const excluded = [...new Set(attempts.flatMap((attempt) => attempt.excluded))];
  const ingredients = new Map<string, FoundIngredient>();
  for (const found of attempts.flatMap((attempt) => attempt.found)) {
    const known = ingredients.get(found.id);
    if (known) known.confidence = Math.max(known.confidence, found.confidence);
    else if (!excluded.includes(found.id)) ingredients.set(found.id, { ...found });
  }
  const notUnderstood = [...new Set(attempts.flatMap((attempt) => attempt.unknown))];
  return { ingredients: [...ingredients.values()], notUnderstood, excluded };
}
