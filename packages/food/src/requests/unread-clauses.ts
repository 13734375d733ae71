import { TYPED_TEXT_WORDS } from '../languages/typed-text-words.ts';
import { kindAt } from './food-list.ts';
import { matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';
import { type TokenUse, USE } from './token-use.ts';

const ENDS: ReadonlySet<string> = new Set(['comma', 'dash', 'colon']);
/** Unknown words between a negator and the food that it may deny: "doesn't involve cheese". */
const REACH = 2;

/**
 * The clauses that may state a restriction in unknown words, and so count as one that was not understood: what
 * they say of a person and a food ("my son swells with kiwi"; words for having, liking and eating are known), a food
 * that is denied ("that doesn't involve cheese"), and a food beside a word of harm ("prawns are trouble"). Where other
 * clauses name foods, those of these clauses don't count as what is there.
 */
export function unreadClauses(text: RequestText, use: TokenUse): string[] {
  const unread: Clause[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && !text.startsSentence(end) && !ENDS.has(kindAt(text, end) ?? '')) continue;
    if (READINGS.some((isUnread) => isUnread(text, use, { start, end }))) unread.push({ start, end });
    start = ENDS.has(kindAt(text, end) ?? '') ? end + 1 : end;
  }
  const isOutside = (at: number) => !unread.some((clause) => at >= clause.start && at < clause.end);
  const hasOther = text.line.nameAt.some((name, at) => name && !use.isRead(at) && isOutside(at));
  if (hasOther) for (const clause of unread) use.mark(clause.start, clause.end, USE.restriction);
  return unread.map((clause) => writtenAs(text, clause));
}

/** Tokens from `start` to before `end`. */
type Clause = { start: number; end: number };

const READINGS = [speaksOfPerson, deniesFood, warnsOfFood];

function speaksOfPerson(text: RequestText, use: TokenUse, { start, end }: Clause): boolean {
  const { line, vocabulary } = text;
  let [hasPerson, hasFood, hasUnknown] = [false, false, false];
  for (let at = start; at < end; at++) {
    const word = text.word(at);
    if (use.isRestriction(at)) return false;
    if (word === undefined || use.isRead(at)) continue;
    if (vocabulary.people.has(word)) hasPerson = true;
    else if (line.nameAt[at]) hasFood = true;
    else if (isUnknown(text, at)) hasUnknown = true;
  }
  return hasPerson && hasFood && hasUnknown;
}

function deniesFood(text: RequestText, use: TokenUse, { start, end }: Clause): boolean {
  const { line, vocabulary } = text;
  for (let at = start; at < end; at++) {
    const joinsFoods = at > start && Boolean(line.nameAt[at - 1]);
    if (use.isRead(at) || line.nameAt[at] || joinsFoods) continue;
    const negator = matchAt(vocabulary.negators, text, at);
    if (!negator) continue;
    for (let next = negator.end; next <= negator.end + REACH && next < end; next++) {
      const word = text.word(next);
      if (word === undefined || use.isRead(next) || vocabulary.have.has(word)) break;
      if (line.nameAt[next]) return true;
    }
  }
  return false;
}

function warnsOfFood(text: RequestText, use: TokenUse, { start, end }: Clause): boolean {
  const { line, vocabulary } = text;
  let [hasFood, hasWarning] = [false, false];
  for (let at = start; at < end; at++) {
    if (use.isRestriction(at)) return false;
    if (use.isRead(at)) continue;
    if (line.nameAt[at]) hasFood = true;
    else if (vocabulary.warnings.has(text.word(at) ?? '')) hasWarning = true;
  }
  return hasFood && hasWarning;
}

function isUnknown({ line, vocabulary, number }: RequestText, at: number): boolean {
  const token = line.tokens[at];
  if (token?.kind !== 'word' || number(at) !== undefined) return false;
  const { connectors, copulas, talk, have, and, relatives, fondVerbs } = vocabulary;
  const known = [TYPED_TEXT_WORDS[line.language].prose, connectors, copulas, talk, have, and, relatives, fondVerbs];
  return !known.some((words) => words.has(token.norm));
}

function writtenAs({ line }: RequestText, { start, end }: Clause): string {
  return line.text.slice(line.tokens[start]?.start, line.tokens[end - 1]?.end).trim();
}
