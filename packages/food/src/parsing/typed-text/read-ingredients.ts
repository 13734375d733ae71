import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import { type KnowledgeBase, textLanguage } from '../../knowledge-base.ts';
import { isEverydayWord } from '../../languages/everyday-words.ts';
import { DEFAULT_LANGUAGES } from '../../recipe.ts';
import { countedAs } from '../counted-names.ts';
import { CERTAIN, type ClauseReading, type FoundIngredient, readClause } from './read-clause.ts';

export type IngredientReading = {
  /** In the order they were named, each once. */
  ingredients: FoundIngredient[];
  /** Words that stand for no known ingredient. */
  notUnderstood: string[];
  /** Ids of what somebody says they don't have or want: "no peanuts". */
  excluded: string[];
};

/** Longer texts are cut off. */
const MAX_LENGTH = 5_000;
/** Words looked up for typing errors in a text and language. */
const MAX_CORRECTIONS = 60;

/** Taken off the confidence of what reads better in another language than the rest. */
const FOREIGN_PENALTY = 0.05;
/** How much better a clause must score in another language than in the text's. */
const MIN_CLAUSE_LEAD = 0.15;
/** How much better the whole text must score in another language than in the one given. */
const MIN_TEXT_LEAD = 1.5;

const TRIED_LANGUAGES: readonly Language[] = Object.values(DEFAULT_LANGUAGES);

/**
 * Reads the ingredients out of what people type: lists in any form, sentences, with quantities, emoji and typing
 * errors, in one language or several. The language given is preferred. Never throws.
 */
export function readIngredients(text: string, kb: KnowledgeBase, language?: Language): IngredientReading {
  const sentences = sentencesOf(text.slice(0, MAX_LENGTH).normalize('NFC')).map(clausesOf);
  const [first = 'en-GB', ...others] = languagesFrom(language);
  const given = readText(sentences, first, kb, 0);
  if (language !== undefined && isCertain(given)) return merge(given.clauses, kb);
  const languages = [first, ...others];
  const plain = [given, ...others.map((each) => readText(sentences, each, kb, 0))];
  const isLost = language === undefined && plain.every(({ score }) => score <= 0);
  const corrected = isLost ? languages.map((each) => readText(sentences, each, kb, MAX_CORRECTIONS)) : plain;
  const chosen = mainReading(corrected, language !== undefined);
  const main = isLost || isCertain(chosen) ? chosen : readText(sentences, chosen.locale, kb, MAX_CORRECTIONS);
  const foreign = plain.filter(({ locale }) => locale !== main.locale);
  const clauses = sentences.flat().map((clause, at) => {
    const own = main.clauses[at];
    const isOrdinary = isEverydayWord(fold(clause.trim()), textLanguage(main.locale));
    return own && bestOf(own, isOrdinary ? [] : foreign.flatMap(({ clauses }) => clauses[at] ?? []));
  });
  return merge(clauses, kb);
}

/** A text as read in one language, clause by clause. */
type TextReading = { locale: Language; clauses: ClauseReading[]; score: number };

function readText(
  sentences: readonly string[][],
  locale: Language,
  kb: KnowledgeBase,
  corrections: number,
): TextReading {
  const budget = { corrections, shortest: 3, slips: 2 };
  const clauses = sentences.flatMap((sentence) => {
    let refuses = false;
    return sentence.map((clause) => {
      const reading = readClause(clause, locale, kb, budget, refuses);
      refuses = reading.refuses;
      return reading;
    });
  });
  return { locale, clauses, score: clauses.reduce((sum, { score }) => sum + score, 0) };
}

/** True where every clause names foods without a guess, so that no other language and no correction reads it better. */
function isCertain({ clauses }: TextReading): boolean {
  return clauses.every((clause) => isClear(clause) && clause.unknown.length === 0 && clause.score >= CERTAIN);
}

/** The reading in the language given, or in the one the text is clearly in. */
function mainReading(readings: readonly TextReading[], isGiven: boolean): TextReading {
  const [first, ...others] = readings;
  if (first === undefined) throw new Error('No language to read in.');
  const lead = isGiven ? MIN_TEXT_LEAD : 0;
  return others.reduce((best, other) => (other.score > Math.max(first.score + lead, best.score) ? other : best), first);
}

function languagesFrom(language: Language = 'en-GB'): Language[] {
  return [language, ...TRIED_LANGUAGES.filter((other) => textLanguage(other) !== textLanguage(language))];
}

/** Divides at full stops, line ends, semicolons, colons and bullets. */
function sentencesOf(text: string): string[] {
  return text.split(/[.!?…]+(?=\s|$)|[;:\n\r\t|•·▪◦*]+/);
}

/** Divides at commas that are no decimal sign. */
function clausesOf(sentence: string): string[] {
  return sentence.split(/,(?!\d)|(?<!\d),/).filter((clause) => clause.trim() !== '');
}

/** A clause in the main language, unless that fails and another one reads it as it stands. */
function bestOf(own: ClauseReading, others: readonly ClauseReading[]): ClauseReading {
  if (own.isNoFood || (isClear(own) && own.unknown.length === 0)) return own;
  const best = others.filter(isClear).reduce((lead, other) => (other.score > lead.score ? other : lead), own);
  if (best.score <= own.score + MIN_CLAUSE_LEAD) return own;
  const found = best.found.map((each) => ({ ...each, confidence: each.confidence - FOREIGN_PENALTY }));
  return { ...best, found };
}

/** True where nothing had to be guessed. */
function isClear({ found }: ClauseReading): boolean {
  return found.every(({ confidence }) => confidence >= CERTAIN);
}

function merge(read: readonly (ClauseReading | undefined)[], kb: KnowledgeBase): IngredientReading {
  const clauses = read.filter((clause) => clause !== undefined);
  const excluded = [...new Set(clauses.flatMap((clause) => clause.excluded))];
  const ingredients = new Map<string, FoundIngredient>();
  for (const found of clauses.flatMap((clause) => clause.found)) {
    const known = ingredients.get(found.id);
    if (known) known.confidence = Math.max(known.confidence, found.confidence);
    else if (!excluded.includes(found.id)) ingredients.set(found.id, { ...found });
  }
  const notUnderstood = [...new Set(clauses.flatMap((clause) => clause.unknown))];
  return { ingredients: amongVegetables([...ingredients.values()], kb), notUnderstood, excluded };
}

/** How many vegetables make the pepper beside them one of their kind. */
const ENOUGH_VEGETABLES = 2;

/** "onion, pepper, courgette": pepper is a vegetable among vegetables, and ground where salt is named, too. */
function amongVegetables(found: FoundIngredient[], kb: KnowledgeBase): FoundIngredient[] {
  const vegetables = found.filter(({ id }) => kb.get(id)?.group === 'vegetable').length;
  if (vegetables < ENOUGH_VEGETABLES || found.some(({ id }) => kb.isKindOf(id, 'salt'))) return found;
  return found.map((each) => {
    const id = countedAs(each.id, each.text.toLowerCase(), kb);
    return id === each.id || kb.get(id)?.group !== 'vegetable' ? each : { ...each, id };
  });
}
