import { TYPED_TEXT_WORDS } from '../languages/typed-text-words.ts';
import { kindAt } from './food-list.ts';
import type { RequestText } from './request-text.ts';
import type { TokenUse } from './token-use.ts';

const ENDS: ReadonlySet<string> = new Set(['comma', 'dash', 'colon']);

/**
 * The clauses that say something unknown of a person and a food: "my son swells with kiwi". They may state a
 * restriction, so they count as one that was not understood. Words for having, liking and eating are known.
 */
export function unreadClauses(text: RequestText, use: TokenUse): string[] {
  const unread: string[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && !text.startsSentence(end) && !ENDS.has(kindAt(text, end) ?? '')) continue;
    if (isUnread(text, use, start, end)) unread.push(writtenAs(text, start, end));
    start = ENDS.has(kindAt(text, end) ?? '') ? end + 1 : end;
  }
  return unread;
}

function isUnread(text: RequestText, use: TokenUse, start: number, end: number): boolean {
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

function isUnknown({ line, vocabulary, number }: RequestText, at: number): boolean {
  const token = line.tokens[at];
  if (token?.kind !== 'word' || number(at) !== undefined) return false;
  const { connectors, copulas, talk, have, and, relatives, fondVerbs } = vocabulary;
  const known = [TYPED_TEXT_WORDS[line.language].prose, connectors, copulas, talk, have, and, relatives, fondVerbs];
  return !known.some((words) => words.has(token.norm));
}

function writtenAs({ line }: RequestText, start: number, end: number): string {
  return line.text.slice(line.tokens[start]?.start, line.tokens[end - 1]?.end).trim();
}
