import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { TYPED_TEXT_WORDS } from '../../languages/typed-text-words.ts';
import { NOT_FOOD } from '../../names/name-index.ts';
import { areOneFood } from '../compounds.ts';
import { countedAs } from '../counted-names.ts';
import { applyNegation, findNegations, type LocatedNegation, negationIn } from '../negation.ts';
import { foreignName, type NounPhrase, namesIn, readNounPhrase } from '../noun-phrase.ts';
import { correctWords, type SpellingBudget } from '../spelling.ts';
import { endsWithHead, inLongName, type TokenisedLine, textOf, tokeniseLine } from '../tokenised-line.ts';
import { quantityAt, separatorEnd } from './separators.ts';

/** An ingredient found in what somebody wrote. */
export type FoundIngredient = {
  id: string;
  /** 0 to 1. */
  confidence: number;
  /** The words it was read from. */
  text: string;
};

/** An item of a list, or a clause, as read in one language. */
export type ClauseReading = {
  found: FoundIngredient[];
  unknown: string[];
  excluded: string[];
  /** How much of it was understood; only comparable between readings of the same text. */
  score: number;
  /** True where it names something that nobody should eat, whatever its words mean in another language. */
  isNoFood: boolean;
  /** True where what follows is still part of a refusal: "allergic to nuts, eggs". */
  refuses: boolean;
};

const CONFIDENCE = {
  /** Known, among words that are not. */
  withUnknown: 0.7,
  /** One of several names in a row without a comma. */
  inARow: 0.85,
  emoji: 0.95,
  oneSlip: 0.75,
  twoSlips: 0.65,
  foreign: 0.9,
} as const;

const SCORE = {
  negation: 0.8,
  unknownWord: -0.5,
  /** Added to the confidence of a name below `CERTAIN`. */
  uncertain: -0.3,
  /** For a word that is known only in another form. */
  otherForm: -0.5,
} as const;

/** From this confidence on, a name was read as it stands. */
export const CERTAIN = 0.8;

type ClauseContext = {
  line: TokenisedLine;
  kb: KnowledgeBase;
  negations: readonly LocatedNegation[];
  budget: SpellingBudget;
  reading: ClauseReading;
  /** True within "don't have …". */
  refusesHere: boolean;
  /** True behind an amount without a unit: "2 …". */
  isCounted: boolean;
  /** True behind "for a …". */
  isPurpose: boolean;
};

/** Reads the text between two commas in one language. */
export function readClause(
  text: string,
  language: Language,
  kb: KnowledgeBase,
  budget: SpellingBudget,
  refuses: boolean,
): ClauseReading {
  const line = tokeniseLine(text, language, kb);
  const negations = findNegations(line, kb);
  const reading: ClauseReading = {
    found: [],
    unknown: [],
    excluded: negations.filter(({ diet }) => diet === null).flatMap(({ ingredients }) => ingredients),
    score: negations.length * SCORE.negation,
    isNoFood: false,
    refuses,
  };
  const flags = { refusesHere: false, isPurpose: false, isCounted: false };
  const context: ClauseContext = { line, kb, negations, budget, reading, ...flags };
  let begin = 0;
  for (let at = 0; at <= line.tokens.length; at++) {
    const next = at === line.tokens.length ? at + 1 : separatorEnd(line, at);
    if (next === at) continue;
    readRun(context, begin, at);
    readSeparator(context, at);
    begin = next;
    at = next - 1;
  }
  return reading;
}

/** What a separator says itself: an emoji of food, or that a refusal begins or ends. */
function readSeparator(context: ClauseContext, at: number): void {
  const { line, kb, reading } = context;
  const token = line.tokens[at];
  if (token?.kind === 'emoji') {
    const id = kb.byEmoji(token.norm);
    if (id) add(context, { id, confidence: CONFIDENCE.emoji, text: token.norm });
    return;
  }
  const { refusal, not, refusedVerbs, but } = TYPED_TEXT_WORDS[line.language];
  const norm = token?.norm ?? '';
  context.isPurpose = opensPurpose(context, norm);
  const quantity = token && inLongName(line, at) ? null : quantityAt(line, at);
  context.isCounted = endsWithHead(line.language) && quantity?.amount != null && quantity.unit === null;
  if (refusal.has(norm)) reading.refuses = true;
  if (isUsedUp(line, at)) context.refusesHere = true;
  if (not.has(norm) || (norm === 'can' && line.tokens[at + 1]?.norm === 't')) {
    context.refusesHere ||= line.tokens.slice(at + 1, at + 4).some((word) => refusedVerbs.has(word.norm));
  }
  if (but.has(norm)) {
    reading.refuses = false;
    context.refusesHere = false;
  }
}

/** "squash and ginger for a soup": what follows is the dish that somebody has in mind. */
function opensPurpose({ line, reading, isPurpose }: ClauseContext, norm: string): boolean {
  const { purpose, purposeArticles } = TYPED_TEXT_WORDS[line.language];
  return purpose.has(norm) ? reading.found.length > 0 : isPurpose && purposeArticles.has(norm);
}

/** "I'm out of milk", "je n'ai plus de lait". */
function isUsedUp({ tokens, language }: TokenisedLine, at: number): boolean {
  const { usedUp } = TYPED_TEXT_WORDS[language];
  if (usedUp === null || !usedUp.words.has(tokens[at]?.norm ?? '')) return false;
  if (!usedUp.after.has(tokens[at + 1]?.norm ?? '')) return false;
  return (usedUp.opensClause && at === 0) || usedUp.before.has(tokens[at - 1]?.norm ?? '');
}

function add({ reading, refusesHere }: ClauseContext, found: FoundIngredient): void {
  if (reading.refuses || refusesHere) reading.excluded.push(found.id);
  else reading.found.push(found);
  reading.score += found.confidence < CERTAIN ? found.confidence + SCORE.uncertain : found.confidence;
}

/** Reads tokens [from, to), which no separator divides. */
function readRun(context: ClauseContext, from: number, to: number): void {
  const { line, kb, reading, negations } = context;
  if (!hasContent(line, from, to) || (context.isPurpose && to === line.tokens.length)) return;
  const text = textOf(line, from, to);
  const { phrase, confidence } = readPhrase(context, from, to);
  const negation = negationIn(negations, from, to);
  const named = phrase.id && applyNegation(phrase.id, negation, kb);
  const id = named && context.isCounted ? countedAs(named, text, kb) : named;
  reading.score += phrase.unknown * SCORE.unknownWord;
  if (namesNoFood(line, from, to)) reading.isNoFood = true;
  if (id === null) {
    const foreign = negation.allergens.length > 0 ? null : foreignName(line, from, to, kb);
    if (foreign) add(context, { id: foreign, confidence: CONFIDENCE.foreign, text });
    else reading.unknown.push(text);
    return;
  }
  if (!line.names.writes(line.tokens, phrase.start, phrase.end)) reading.score += SCORE.otherForm;
  const isWhole = phrase.start <= from && phrase.end >= to;
  const names = phrase.unknown > 0 || isWhole ? [] : namesInARow(line, from, to, id, kb);
  if (names.length < 2) add(context, { id, confidence, text });
  for (const name of names.length < 2 ? [] : names) {
    add(context, { ...name, confidence: Math.min(CONFIDENCE.inARow, confidence) });
  }
}

function namesNoFood(line: TokenisedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const name = line.nameAt[at];
    if (name ? name.entry === NOT_FOOD : (line.tokens[at]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.notFood) return true;
  }
  return false;
}

const WITHOUT_CONTENT = DESCRIPTIVE | PART_OF_SPEECH.connector | PART_OF_SPEECH.form | PART_OF_SPEECH.shape;

function hasContent(line: TokenisedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (line.nameAt[at] != null || !((line.tokens[at]?.partsOfSpeech ?? 0) & WITHOUT_CONTENT)) return true;
  }
  return false;
}

/** Reads a run as one name, with its typing errors corrected where words of it are unknown. */
function readPhrase(
  { line, kb, budget }: ClauseContext,
  from: number,
  to: number,
): { phrase: NounPhrase; confidence: number } {
  const written = readNounPhrase(line, from, to, kb);
  if (written.unknown === 0) return { phrase: written, confidence: 1 };
  const slips = correctWords(line, from, to, budget);
  if (slips === 0) return { phrase: written, confidence: CONFIDENCE.withUnknown };
  const phrase = readNounPhrase(line, from, to, kb);
  const confidence = slips === 1 ? CONFIDENCE.oneSlip : CONFIDENCE.twoSlips;
  return { phrase, confidence: phrase.unknown > 0 ? Math.min(confidence, CONFIDENCE.withUnknown) : confidence };
}

/**
 * The names of a run that is a list without commas, "chicken rice tomato"; `head` is what it names as one. Two names
 * may make one thing: plants are often called after another food, as in "peanut squash".
 */
function namesInARow(line: TokenisedLine, from: number, to: number, head: string, kb: KnowledgeBase) {
  const all = namesIn(line, from, to, kb);
  const names = all.filter(({ id }) => id === head || !kb.isKindOf(head, id));
  const isOneThing = all.length === 2 && names.some(({ id }) => areOneFood(kb, id, head));
  if (endsWithHead(line.language) && isOneThing) return [];
  if (!names.some(({ id }) => id === head)) return [];
  return names.map(({ id, start, end }) => ({ id, text: textOf(line, start, end) }));
}
