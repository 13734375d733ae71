import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import { type KnowledgeBase, textLanguage } from '../../knowledge-base.ts';
import { isCommon } from '../../languages/common-words.ts';
import { countedAs } from '../../names/counted-names.ts';
import { type Attempt, type FoundIngredient, readItem } from './read-item.ts';

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

/** Taken off where an item reads better in another language than the rest. */
const FOREIGN = 0.05;
/** How much better it must read there. */
const PREFERENCE = 0.15;
/** From here on a name was read as it stands. */
const SURE = 0.8;
/** How much better the whole must read in another language than the one given, before that one is preferred. */
const OVERRULE = 1.5;

const ALL: readonly Language[] = ['en-GB', 'es', 'fr'];

/**
 * Reads the ingredients out of what people type: lists in any form, sentences, with quantities, emoji and typing
 * errors, in one language or several. The language given is preferred. Never throws.
 */
export function readIngredients(text: string, kb: KnowledgeBase, language?: Language): IngredientReading {
  const items = sentencesOf(text.slice(0, MAX_LENGTH).normalize('NFC')).map(itemsOf);
  const order = languagesFrom(language);
  const readings = order.map((each) => readAll(items, each, kb, 0));
  const isLost = language === undefined && readings.every(({ score }) => score <= 0);
  const spelt = isLost ? order.map((each) => readAll(items, each, kb, MAX_CORRECTIONS)) : readings;
  const chosen = mainReading(spelt, language !== undefined);
  const main = isLost ? chosen : readAll(items, chosen.locale, kb, MAX_CORRECTIONS);
  const foreign = readings.filter(({ locale }) => locale !== main.locale);
  return merge(
    items.flat().map((item, at) => {
      const own = main.attempts[at];
      const isOrdinary = isCommon(fold(item.trim()), textLanguage(main.locale));
      return own && bestOf(own, isOrdinary ? [] : foreign.flatMap(({ attempts }) => attempts[at] ?? []));
    }),
    kb,
  );
}

type Reading = { locale: Language; attempts: Attempt[]; score: number };

function readAll(sentences: readonly string[][], locale: Language, kb: KnowledgeBase, corrections: number): Reading {
  const budget = { corrections, shortest: 3, slips: 2 };
  const attempts = sentences.flatMap((items) => {
    let refuses = false;
    return items.map((item) => {
      const attempt = readItem(item, locale, kb, budget, refuses);
      refuses = attempt.refuses;
      return attempt;
    });
  });
  const score = attempts.reduce((sum, attempt) => sum + attempt.score, 0);
  return { locale, attempts, score };
}

/** The reading in the language given, or in the one the text is clearly in. */
function mainReading(readings: readonly Reading[], isGiven: boolean): Reading {
  const [first, ...others] = readings;
  if (first === undefined) throw new Error('No language to read in.');
  const lead = isGiven ? OVERRULE : 0;
  return others.reduce((best, other) => (other.score > Math.max(first.score + lead, best.score) ? other : best), first);
}

function languagesFrom(language: Language = 'en-GB'): Language[] {
  const isEnglish = language.startsWith('en');
  return [language, ...ALL.filter((other) => (isEnglish ? !other.startsWith('en') : other !== language))];
}

/** Parts at full stops, line ends, semicolons, colons and bullets. */
function sentencesOf(text: string): string[] {
  return text.split(/[.!?…]+(?=\s|$)|[;:\n\r\t|•·▪◦*]+/);
}

/** Parts at commas that are no decimal sign. */
function itemsOf(sentence: string): string[] {
  return sentence.split(/,(?!\d)|(?<!\d),/).filter((item) => item.trim() !== '');
}

/** An item in the main language, unless that is at a loss and another one reads it as it stands. */
function bestOf(own: Attempt, others: readonly Attempt[]): Attempt {
  if (own.noFood || (isClear(own) && own.unknown.length === 0)) return own;
  const best = others.filter(isClear).reduce((lead, other) => (other.score > lead.score ? other : lead), own);
  if (best.score <= own.score + PREFERENCE) return own;
  return { ...best, found: best.found.map((each) => ({ ...each, confidence: each.confidence - FOREIGN })) };
}

/** True where nothing had to be guessed. */
function isClear({ found }: Attempt): boolean {
  return found.every(({ confidence }) => confidence >= SURE);
}

function merge(read: readonly (Attempt | undefined)[], kb: KnowledgeBase): IngredientReading {
  const attempts = read.filter((attempt) => attempt !== undefined);
  const excluded = [...new Set(attempts.flatMap((attempt) => attempt.excluded))];
  const ingredients = new Map<string, FoundIngredient>();
  for (const found of attempts.flatMap((attempt) => attempt.found)) {
    const known = ingredients.get(found.id);
    if (known) known.confidence = Math.max(known.confidence, found.confidence);
    else if (!excluded.includes(found.id)) ingredients.set(found.id, { ...found });
  }
  const notUnderstood = [...new Set(attempts.flatMap((attempt) => attempt.unknown))];
  return { ingredients: amongVegetables([...ingredients.values()], kb), notUnderstood, excluded };
}

/** How many vegetables make the pepper beside them one of their kind. */
const ENOUGH_VEGETABLES = 2;

/** "onion, pepper, courgette": what is ground beside salt is a vegetable among vegetables. */
function amongVegetables(found: FoundIngredient[], kb: KnowledgeBase): FoundIngredient[] {
  const vegetables = found.filter(({ id }) => kb.get(id)?.group === 'vegetable').length;
  if (vegetables < ENOUGH_VEGETABLES || found.some(({ id }) => kb.isKindOf(id, 'salt'))) return found;
  return found.map((each) => {
    const id = countedAs(each.id, each.text.toLowerCase(), kb);
    return id === each.id || kb.get(id)?.group !== 'vegetable' ? each : { ...each, id };
  });
}
