import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { PROSE } from '../../languages/prose.ts';
import { namesASort } from '../../names/compounds.ts';
import { countedAs } from '../../names/counted-names.ts';
import { NO_FOOD } from '../../names/name-index.ts';
import { type Denial, findDenials, negationIn, underNegation } from '../negation.ts';
import { foreignName, namesIn, type Phrase, readPhrase } from '../noun-phrase.ts';
import { type Quantity, readQuantity } from '../quantities/read-quantity.ts';
import { correctWords, type SpellingBudget } from '../spelling.ts';
import { inLongName, type TokenisedLine, textOf, tokeniseLine } from '../tokenised-line.ts';

/** An ingredient found in what somebody wrote. */
export type FoundIngredient = {
  id: string;
  /** 0 to 1. */
  confidence: number;
  /** The words it was read from. */
  text: string;
};

/** An item of a list, or a clause, as read in one language. */
export type Attempt = {
  found: FoundIngredient[];
  unknown: string[];
  excluded: string[];
  /** How much of it was understood; only comparable between attempts at the same text. */
  score: number;
  /** True where it names a thing nobody should eat, whatever its words mean in another language. */
  noFood: boolean;
  /** True where what follows is still part of a refusal: "allergic to nuts, eggs". */
  refuses: boolean;
};

/** How sure a reading is. */
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

/** What an understood denial counts for. */
const DENIED = 0.8;

/** Below this a name was not read as it stands, and counts for less where languages are compared. */
const SURE = 0.8;
const UNSURE = 0.3;
/** What it counts less where a word is only known in another form. */
const OTHER_FORM = 0.5;

type Reader = {
  line: TokenisedLine;
  kb: KnowledgeBase;
  denials: readonly Denial[];
  budget: SpellingBudget;
  attempt: Attempt;
  /** True within "don't have …". */
  refusesHere: boolean;
  /** True behind an amount of no unit: "2 …". */
  isCounted: boolean;
  /** True behind "for a …". */
  purpose: boolean;
};

/** Reads what stands between two commas, in one language. */
export function readItem(
  text: string,
  language: Language,
  kb: KnowledgeBase,
  budget: SpellingBudget,
  refused: boolean,
): Attempt {
  const line = tokeniseLine(text, language, kb);
  const attempt: Attempt = { found: [], unknown: [], excluded: [], score: 0, noFood: false, refuses: refused };
  const denials = findDenials(line, kb);
  attempt.excluded.push(...denials.filter(({ diet }) => diet === null).flatMap(({ ingredients }) => ingredients));
  attempt.score += denials.length * DENIED;
  const reader: Reader = { line, kb, denials, budget, attempt, refusesHere: false, purpose: false, isCounted: false };
  let begin = 0;
  for (let at = 0; at <= line.tokens.length; at++) {
    const next = at === line.tokens.length ? at + 1 : separatorEnd(line, at);
    if (next === at) continue;
    readRun(reader, begin, at);
    readSeparator(reader, at);
    begin = next;
    at = next - 1;
  }
  return attempt;
}

/** The token after a separator that stands here; `at` itself where none does. */
function separatorEnd(line: TokenisedLine, at: number): number {
  const token = line.tokens[at];
  if (token === undefined || inLongName(line, at)) return at;
  if (token.norm === 'x' && line.tokens[at + 1]?.kind === 'number') return at + 2;
  const quantity = quantityAt(line, at);
  if (quantity) return quantity.next;
  if (
    token.kind !== 'word' ||
    token.partsOfSpeech &
      (PART_OF_SPEECH.and | PART_OF_SPEECH.or | PART_OF_SPEECH.accompaniment | PART_OF_SPEECH.example)
  )
    return at + 1;
  const { talk, refusal, not } = PROSE[line.language];
  if (line.nameAt[at] != null) return talk.has(token.norm) && !isAccented(line, at) ? at + 1 : at;
  const separates = talk.has(token.norm) || refusal.has(token.norm) || not.has(token.norm);
  return separates || token.partsOfSpeech & PART_OF_SPEECH.terminator ? at + 1 : at;
}

/** "maïs" is sweetcorn where "mais" is but. */
function isAccented(line: TokenisedLine, at: number): boolean {
  const token = line.tokens[at];
  return token !== undefined && line.text.slice(token.start, token.end).toLowerCase() !== token.norm;
}

function quantityAt(line: TokenisedLine, at: number): Quantity | null {
  const mayBe = line.tokens[at]?.kind === 'number' || (line.tokens[at]?.kind === 'word' && line.nameAt[at] == null);
  return mayBe ? readQuantity(line, at) : null;
}

/** What a separator says itself: an emoji of food, or that a refusal begins or ends. */
function readSeparator(reader: Reader, at: number): void {
  const { line, kb, attempt } = reader;
  const token = line.tokens[at];
  if (token?.kind === 'emoji') {
    const id = kb.byEmoji(token.norm);
    if (id) note(reader, { id, confidence: CONFIDENCE.emoji, text: token.norm });
    return;
  }
  const { refusal, not, verbs, but } = PROSE[line.language];
  const norm = token?.norm ?? '';
  reader.purpose = isPurpose(reader, norm);
  const quantity = token && inLongName(line, at) ? null : quantityAt(line, at);
  reader.isCounted = line.language === 'en' && quantity?.amount != null && quantity.unit === null;
  if (refusal.has(norm)) attempt.refuses = true;
  if (isUsedUp(line, at)) reader.refusesHere = true;
  if (not.has(norm) || (norm === 'can' && line.tokens[at + 1]?.norm === 't')) {
    reader.refusesHere ||= line.tokens.slice(at + 1, at + 4).some((word) => verbs.has(word.norm));
  }
  if (but.has(norm)) {
    attempt.refuses = false;
    reader.refusesHere = false;
  }
}

const PURPOSE = new Set(['for', 'para', 'pour']);
const ARTICLES = new Set([
  'a',
  'an',
  'un',
  'una',
  'unos',
  'unas',
  'une',
  'des',
  'the',
  'hacer',
  'faire',
  'make',
  'making',
]);

/** "squash and ginger for a soup": what follows is the dish that people have in mind. */
function isPurpose({ attempt, purpose }: Reader, norm: string): boolean {
  return PURPOSE.has(norm) ? attempt.found.length > 0 : purpose && ARTICLES.has(norm);
}

/** Words before "out of" that tell of something gone; "made out of" doesn't. */
const GONE = new Set(['m', 'am', 're', 'are', 's', 'is', 'was', 'ran', 'run', 'running', 'all', 'just', 'completely']);
const HAVE = new Set(['ai', 'as', 'a', 'avons', 'avez', 'ont']);

/** "I'm out of milk", "je n'ai plus de lait". */
function isUsedUp({ tokens, language }: TokenisedLine, at: number): boolean {
  const before = tokens[at - 1]?.norm ?? '';
  const after = tokens[at + 1]?.norm ?? '';
  const norm = tokens[at]?.norm;
  if (language === 'en') return norm === 'out' && after === 'of' && (at === 0 || GONE.has(before));
  return language === 'fr' && norm === 'plus' && HAVE.has(before) && (after === 'de' || after === 'd');
}

function note({ attempt, refusesHere }: Reader, found: FoundIngredient): void {
  if (attempt.refuses || refusesHere) attempt.excluded.push(found.id);
  else attempt.found.push(found);
  attempt.score += found.confidence < SURE ? found.confidence - UNSURE : found.confidence;
}

/** Reads a run of words that no separator parts. */
function readRun(reader: Reader, from: number, to: number): void {
  const { line, kb, attempt, denials, purpose } = reader;
  if (!hasContent(line, from, to) || (purpose && to === line.tokens.length)) return;
  const text = textOf(line, from, to);
  const read = readPhrase(line, from, to, kb);
  const known = { phrase: read, confidence: read.unknown > 0 ? CONFIDENCE.withUnknown : 1 };
  const { phrase, confidence } = (read.unknown > 0 ? correct(reader, from, to) : null) ?? known;
  const named = phrase.id && underNegation(phrase.id, negationIn(denials, from, to), kb);
  const id = named && reader.isCounted ? countedAs(named, text, kb) : named;
  attempt.score -= phrase.unknown * 0.5;
  if (namesNoFood(line, from, to)) attempt.noFood = true;
  if (id === null) {
    const foreign = negationIn(denials, from, to).allergens.length > 0 ? null : foreignName(line, from, to, kb);
    if (foreign) note(reader, { id: foreign, confidence: CONFIDENCE.foreign, text });
    else attempt.unknown.push(text);
    return;
  }
  if (!line.names.writes(line.tokens, phrase.start, phrase.end)) attempt.score -= OTHER_FORM;
  const isWhole = phrase.start <= from && phrase.end >= to;
  const names = phrase.unknown > 0 || isWhole ? [] : namesInARow(line, from, to, id, kb);
  if (names.length < 2) note(reader, { id, confidence, text });
  for (const name of names.length < 2 ? [] : names) {
    note(reader, { ...name, confidence: Math.min(CONFIDENCE.inARow, confidence) });
  }
}

function namesNoFood(line: TokenisedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const name = line.nameAt[at];
    if (name ? name.entry === NO_FOOD : (line.tokens[at]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.notFood) return true;
  }
  return false;
}

function hasContent(line: TokenisedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const partsOfSpeech = line.tokens[at]?.partsOfSpeech ?? 0;
    if (
      line.nameAt[at] != null ||
      !(partsOfSpeech & (DESCRIPTIVE | PART_OF_SPEECH.connector | PART_OF_SPEECH.form | PART_OF_SPEECH.shape))
    )
      return true;
  }
  return false;
}

/** Reads a run with its typing errors corrected; null where none could be. */
function correct(
  { line, kb, budget }: Reader,
  from: number,
  to: number,
): { phrase: Phrase; confidence: number } | null {
  const slips = correctWords(line, from, to, budget);
  if (slips === 0) return null;
  const phrase = readPhrase(line, from, to, kb);
  const sure = slips === 1 ? CONFIDENCE.oneSlip : CONFIDENCE.twoSlips;
  return { phrase, confidence: phrase.unknown > 0 ? Math.min(sure, CONFIDENCE.withUnknown) : sure };
}

/**
 * The names of a run that is a list without commas, "chicken rice tomato"; `head` is what it names as one. Two names
 * may make one thing: what grows is often called after another food, as in "peanut squash".
 */
function namesInARow(line: TokenisedLine, from: number, to: number, head: string, kb: KnowledgeBase) {
  const all = namesIn(line, from, to, kb);
  const names = all.filter(({ id }) => id === head || !kb.isKindOf(head, id));
  if (line.language === 'en' && all.length === 2 && names.some(({ id }) => namesASort(kb, id, head))) return [];
  if (!names.some(({ id }) => id === head)) return [];
  return names.map(({ id, start, end }) => ({ id, text: textOf(line, start, end) }));
}
