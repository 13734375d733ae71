import type { Language } from '@larder/contract/language';
import { namesASort } from './compounds.ts';
import type { KnowledgeBase } from './knowledge-base.ts';
import { DESCRIBES, JOB } from './language/lexicon.ts';
import { PROSE } from './language/prose.ts';
import { createLine, inLongName, type Line, textOf } from './line.ts';
import { type Denial, findDenials, negationIn, underNegation } from './negation.ts';
import { namesIn, type Phrase, readPhrase } from './noun-phrase.ts';
import { readQuantity } from './quantity.ts';
import type { FoundIngredient } from './read-ingredients.ts';
import { correctWords, type SpellingBudget } from './spelling.ts';

/** An item of a list, or a clause, as read in one language. */
export type Attempt = {
  found: FoundIngredient[];
  unknown: string[];
  excluded: string[];
  /** How much of it was understood; only comparable between attempts at the same text. */
  score: number;
  /** True where what follows is still part of a refusal: "allergic to nuts, eggs". */
  refuses: boolean;
};

/** How sure a reading is. */
const CONFIDENCE = {
  /** Known, among words that are not. */
  withUnknown: 0.7,
  /** One of several names in a row without a comma. */
  inARow: 0.8,
  emoji: 0.95,
  oneSlip: 0.85,
  twoSlips: 0.7,
} as const;

type Reader = {
  line: Line;
  kb: KnowledgeBase;
  denials: readonly Denial[];
  budget: SpellingBudget;
  attempt: Attempt;
};

/** Reads what stands between two commas, in one language. */
export function readItem(
  text: string,
  language: Language,
  kb: KnowledgeBase,
  budget: SpellingBudget,
  refused: boolean,
): Attempt {
  const line = createLine(text, language, kb);
  const attempt: Attempt = { found: [], unknown: [], excluded: [], score: 0, refuses: refused };
  const denials = findDenials(line, kb);
  attempt.excluded.push(...denials.filter(({ diet }) => diet === null).flatMap(({ ingredients }) => ingredients));
  const reader: Reader = { line, kb, denials, budget, attempt };
  let begin = 0;
  for (let at = 0; at <= line.tokens.length; at++) {
    const skip = at === line.tokens.length ? at + 1 : separatorEnd(reader, at);
    if (skip === at) continue;
    readRun(reader, begin, at);
    begin = skip;
    at = skip - 1;
  }
  return attempt;
}

/** The token after a separator that stands here; `at` itself where none does. */
function separatorEnd({ line, kb, attempt }: Reader, at: number): number {
  const token = line.tokens[at];
  if (token === undefined || inLongName(line, at)) return at;
  if (token.kind === 'emoji') {
    const id = kb.byEmoji(token.norm);
    if (id) note(attempt, { id, confidence: CONFIDENCE.emoji, text: token.norm });
    return at + 1;
  }
  const quantity = token.kind === 'number' || isNumberWord(line, at) ? readQuantity(line, at) : null;
  if (quantity) return quantity.next;
  if (token.kind !== 'word') return at + 1;
  const { talk, refusal, but } = PROSE[line.language];
  if (refusal.has(token.norm)) attempt.refuses = true;
  else if (but.has(token.norm)) attempt.refuses = false;
  const parts = JOB.and | JOB.or | JOB.beside | JOB.example;
  const talks = talk.has(token.norm) || refusal.has(token.norm) || (token.jobs & JOB.cut) !== 0;
  return token.jobs & parts || (talks && line.nameAt[at] == null) || talk.has(token.norm) ? at + 1 : at;
}

function isNumberWord(line: Line, at: number): boolean {
  const quantity = line.tokens[at]?.kind === 'word' && line.nameAt[at] == null ? readQuantity(line, at) : null;
  return quantity !== null;
}

function note(attempt: Attempt, found: FoundIngredient): void {
  if (attempt.refuses) attempt.excluded.push(found.id);
  else attempt.found.push(found);
  attempt.score += found.confidence;
}

/** Reads a run of words that no separator parts. */
function readRun(reader: Reader, from: number, to: number): void {
  const { line, kb, attempt, denials } = reader;
  if (!hasContent(line, from, to)) return;
  const text = textOf(line, from, to);
  const read = readPhrase(line, from, to, kb);
  const known = { phrase: read, confidence: read.unknown > 0 ? CONFIDENCE.withUnknown : 1 };
  const { phrase, confidence } = (read.unknown > 0 ? correct(reader, from, to) : null) ?? known;
  const id = phrase.id && underNegation(phrase.id, negationIn(denials, from, to), kb);
  attempt.score -= phrase.unknown * 0.5;
  if (id === null) {
    attempt.unknown.push(text);
    return;
  }
  const others = phrase.unknown > 0 ? [] : othersInARow(line, from, to, id, kb);
  for (const other of others) note(attempt, other);
  const own = others.length > 0 ? textOf(line, phrase.start, phrase.end) : text;
  note(attempt, {
    id,
    confidence: others.length > 0 ? Math.min(CONFIDENCE.inARow, confidence) : confidence,
    text: own,
  });
}

function hasContent(line: Line, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const jobs = line.tokens[at]?.jobs ?? 0;
    if (line.nameAt[at] != null || !(jobs & (DESCRIBES | JOB.connector | JOB.form | JOB.shape))) return true;
  }
  return false;
}

/** Reads a run with its typing errors corrected; null where none could be. */
function correct({ line, kb, budget }: Reader, from: number, to: number): { phrase: Phrase; confidence: number } | null {
  const slips = correctWords(line, from, to, budget);
  if (slips === 0) return null;
  const phrase = readPhrase(line, from, to, kb);
  const sure = slips === 1 ? CONFIDENCE.oneSlip : CONFIDENCE.twoSlips;
  return { phrase, confidence: phrase.unknown > 0 ? Math.min(sure, CONFIDENCE.withUnknown) : sure };
}

/**
 * The other names of a run that is a list without commas, "chicken rice tomato". Two names may make one thing: what
 * grows is often called after another food, as in "peanut squash".
 */
function othersInARow(line: Line, from: number, to: number, head: string, kb: KnowledgeBase): FoundIngredient[] {
  const names = namesIn(line, from, to, kb);
  const others = names.filter(({ id }) => id !== head && !kb.isKindOf(head, id));
  if (names.length === 2 && others.some(({ id }) => namesASort(kb, id, head))) return [];
  return others.map(({ id, start, end }) => ({ id, text: textOf(line, start, end), confidence: CONFIDENCE.inARow }));
}
