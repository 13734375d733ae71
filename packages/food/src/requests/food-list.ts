import type { Allergen } from '@larder/contract/allergen';
import { isEverydayWord } from '../languages/everyday-words.ts';
import { TYPED_TEXT_WORDS } from '../languages/typed-text-words.ts';
import { type Cue, FOOD_GROUPS, matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';

/** One thing in a list of what is left out, allowed or used first. */
export type ListItem =
  | { kind: 'allergens'; allergens: readonly Allergen[]; ids: readonly string[] }
  | { kind: 'foods'; ids: readonly string[] }
  | { kind: 'cue'; cue: Cue }
  | { kind: 'unknown'; text: string };

export type FoodList = { items: ListItem[]; start: number; end: number };

/**
 * How a list is read. `allergy`: single foods stand for their allergen, and commas go on through families of
 * allergens; `foods`: families of allergens are read as foods; `colon`: all up to the end of the sentence is listed;
 * `fromStart`: a single food that begins the sentence belongs to the list, as in "Marmite and mustard are out".
 */
export type ListReading = { allergy: boolean; foods: boolean; colon: boolean; fromStart?: boolean };

type Found = { item: ListItem; start: number; end: number; isClass: boolean };

/** Reads the foods that follow position `at`. */
export function readListAfter(text: RequestText, at: number, reading: ListReading): FoodList {
  const list: FoodList = { items: [], start: at, end: at };
  const opens = kindAt(text, at);
  const isColon = opens === 'colon' || reading.colon;
  let position = opens === 'colon' || opens === 'dash' ? at + 1 : at;
  if (opens === 'open') return list;
  let isClosed = false;
  while (position < text.length) {
    const found = itemAt(text, position, reading);
    if (found === null) break;
    list.items.push(found.item);
    list.end = found.end;
    if (found.item.kind === 'unknown' && describesNext(text, found.end, reading)) {
      position = found.end;
      continue;
    }
    const next = afterJoint(text, found.end, reading, isColon);
    if (next === null || (isClosed && kindAt(text, found.end) === 'comma' && !isColon && !isFamilyAt(text, next)))
      break;
    isClosed ||= isJoint(text, found.end);
    position = next;
  }
  if (list.items.length > 0 && reading.allergy) readBracket(text, list, reading);
  return list;
}

/** "no blasted onions": an unknown word right before a food says something of it. */
function describesNext(text: RequestText, at: number, reading: ListReading): boolean {
  return at < text.length && !text.startsSentence(at) && namedAt(text, at, reading) !== null;
}

/** Behind "dairy and gluten," a single food is no part of the list, unlike another family of allergens. */
function isFamilyAt(text: RequestText, at: number): boolean {
  const found = itemAt(text, at, AVOIDED_FAMILIES);
  return found?.isClass === true;
}

const AVOIDED_FAMILIES: ListReading = { allergy: false, foods: false, colon: false };

/** "mollusc allergy (clams, oysters, mussels)": what is named in brackets belongs to the list. */
export function readBracket(text: RequestText, list: FoodList, reading: ListReading): void {
  if (kindAt(text, list.end) !== 'open') return;
  let position = list.end + 1;
  const inner: ListItem[] = [];
  for (;;) {
    const found = itemAt(text, position, reading);
    if (found === null) break;
    inner.push(found.item);
    position = found.end;
    if (kindAt(text, position) === 'comma' || isJoint(text, position)) position++;
  }
  if (kindAt(text, position) !== 'close') return;
  list.items.push(...inner);
  list.end = position + 1;
}

/** Reads the foods that end right before position `at`: "nut, egg and dairy" of "nut, egg and dairy free". */
export function readListBefore(text: RequestText, at: number, reading: ListReading): FoodList {
  const list: FoodList = { items: [], start: at, end: at };
  if (text.startsSentence(at)) return list;
  let position = at;
  let isJoined = true;
  while (isJoined && position > 0) {
    const found = itemEndingAt(text, position, reading);
    if (found === null) break;
    const isOnly = list.items.length === 0;
    const isSubject = reading.fromStart === true && text.startsSentence(found.start);
    if (!isOnly && !found.isClass && !reading.foods && !isSubject) break;
    list.items.unshift(found.item);
    list.start = found.start;
    position = found.start;
    isJoined =
      !text.startsSentence(position) &&
      (isJoint(text, position - 1) ||
        JOINING_SIGNS.has(kindAt(text, position - 1) ?? '') ||
        isListComma(text, position - 1, list));
    if (isJoined) position--;
  }
  return list;
}

const JOINING_SIGNS: ReadonlySet<string> = new Set(['slash', 'plus']);

/** Before a family of allergens a comma belongs to the list once "and" was seen in it. */
function isListComma(text: RequestText, at: number, list: FoodList): boolean {
  if (kindAt(text, at) !== 'comma' || list.items.length < 2) return false;
  const before = itemEndingAt(text, at, { allergy: true, foods: false, colon: false });
  return before?.isClass === true;
}

/** Where the next item of a list may begin; null where the list is over. */
function afterJoint(text: RequestText, at: number, reading: ListReading, isColon: boolean): number | null {
  if (at >= text.length) return null;
  if (isColon && reading.allergy && endsLine(text, at)) return nextListed(text, at, reading);
  if (text.startsSentence(at)) return null;
  if (kindAt(text, at) === 'emoji' && kindAt(text, at - 1) === 'emoji') return at;
  const or = matchAt(text.vocabulary.or, text, at);
  if (or) return or.end;
  if (kindAt(text, at) === 'slash') return at + 1;
  const isAnd = isJoint(text, at) || kindAt(text, at) === 'plus';
  if (isAnd) return itemAt(text, at + 1, reading) === null ? null : at + 1;
  if (kindAt(text, at) !== 'comma') return null;
  if (isColon) return at + 1;
  return continuesAtComma(text, at, reading) ? at + 1 : null;
}

/** True where a list may go on behind a semicolon or on a line of its own, but not in another sentence. */
function endsLine(text: RequestText, at: number): boolean {
  const isSemicolon = kindAt(text, at) === 'comma' && text.startsSentence(at + 1);
  return isSemicolon || (text.startsSentence(at) && text.line.tokens[at - 1]?.stopped === false);
}

/** "allergies: eggs; nuts; milk": a family of allergens that stands alone belongs to the list of the lines before it. */
function nextListed(text: RequestText, at: number, reading: ListReading): number | null {
  let start = at;
  while (BULLETS.has(kindAt(text, start) ?? '')) start++;
  const found = itemAt(text, start, reading);
  if (!found?.isClass) return null;
  return found.end >= text.length || text.startsSentence(found.end) || endsLine(text, found.end) ? start : null;
}

const BULLETS: ReadonlySet<string> = new Set(['comma', 'dash']);

/**
 * After a comma a list goes on where "or" or "and" still closes it, or where all that follows in the sentence are
 * families of allergens. With an allergy the next family belongs to it in any case.
 */
function continuesAtComma(text: RequestText, at: number, reading: ListReading): boolean {
  let position = at;
  let isFirst = true;
  while (kindAt(text, position) === 'comma' && !text.startsSentence(position)) {
    const or = matchAt(text.vocabulary.or, text, position + 1);
    if (or) return itemAt(text, or.end, reading) !== null;
    if (isJoint(text, position + 1)) return itemAt(text, position + 2, reading)?.isClass === true;
    const found = itemAt(text, position + 1, reading);
    if (found === null || !found.isClass) return false;
    if (reading.allergy && isFirst) return true;
    isFirst = false;
    position = found.end;
    if (matchAt(text.vocabulary.or, text, position)) return true;
    if (isJoint(text, position)) return itemAt(text, position + 1, reading)?.isClass === true;
  }
  return position >= text.length || text.startsSentence(position);
}

/** The thing named at a position, past articles and the like; null where nothing is named. */
export function itemAt(text: RequestText, at: number, reading: ListReading): Found | null {
  for (let start = at; start <= text.length; start++) {
    const found = namedAt(text, start, reading);
    if (found) return found;
    const word = text.word(start);
    if (word === undefined || !text.vocabulary.connectors.has(word)) return unknownAt(text, start);
    if (start > at && text.startsSentence(start)) return null;
  }
  return null;
}

function namedAt(text: RequestText, at: number, reading: ListReading): Found | null {
  const { vocabulary, line, kb } = text;
  const family = matchAt(vocabulary.classes, text, at);
  const member = reading.allergy ? matchAt(vocabulary.members, text, at) : null;
  const name = line.nameAt[at]?.start === at ? line.nameAt[at] : undefined;
  if (line.tokens[at]?.kind === 'emoji') return shownAt(text, at, reading);
  const cue = matchAt(vocabulary.cues, text, at);
  const id = name && name.entry >= 0 ? kb.all[name.entry]?.id : undefined;
  const nameEnd = name && id ? name.end : at;
  const named = longer(family, member);
  if (named && named.end >= nameEnd && !(reading.foods && id && named.end === nameEnd)) {
    const ids = id && named.end === nameEnd ? [id] : [];
    const meaning = named.meaning;
    const item: ListItem =
      meaning.kind === 'group'
        ? { kind: 'foods', ids: [...(FOOD_GROUPS[meaning.group] ?? []), ...ids] }
        : { kind: 'allergens', allergens: meaning.allergens, ids: named === member ? ids : [] };
    return { item, start: at, end: named.end, isClass: meaning.kind === 'allergens' };
  }
  if (cue && cue.end >= nameEnd && (cue.meaning.kind === 'equipment' || cue.meaning.kind === 'diet')) {
    return { item: { kind: 'cue', cue: cue.meaning }, start: at, end: cue.end, isClass: false };
  }
  return name && id ? { item: { kind: 'foods', ids: [id] }, start: at, end: nameEnd, isClass: false } : null;
}

/** The food that an emoji shows: peanuts stand for all nuts. */
function shownAt({ line, kb }: RequestText, at: number, reading: ListReading): Found | null {
  const id = kb.byEmoji(line.tokens[at]?.norm ?? '');
  if (id === undefined) return null;
  const own = kb.get(id)?.allergens ?? [];
  const allergens: readonly Allergen[] = own.includes('Peanuts') ? ['Nuts', ...own] : own;
  const isClass = allergens.length > 0 && !reading.foods;
  const item: ListItem = isClass ? { kind: 'allergens', allergens, ids: [] } : { kind: 'foods', ids: [id] };
  return { item, start: at, end: at + 1, isClass };
}

function longer<T extends { end: number }>(one: T | null, other: T | null): T | null {
  if (one === null || other === null) return one ?? other;
  return other.end > one.end ? other : one;
}

function itemEndingAt(text: RequestText, end: number, reading: ListReading): Found | null {
  for (let start = Math.max(0, end - LONGEST_NAME); start < end; start++) {
    const found = namedAt(text, start, reading);
    if (found?.end === end && !crossesSentence(text, start, end)) return found;
  }
  return null;
}

/** Words of the longest name of a family or a food. */
const LONGEST_NAME = 6;

function crossesSentence(text: RequestText, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) if (text.startsSentence(at)) return true;
  return false;
}

/** A word that names nothing known: the knowledge base may know it misspelt; else it is not understood. */
function unknownAt(text: RequestText, at: number): Found | null {
  const token = text.line.tokens[at];
  if (token?.kind !== 'word') return null;
  const { line, vocabulary, kb } = text;
  if (TYPED_TEXT_WORDS[line.language].prose.has(token.norm) || vocabulary.have.has(token.norm)) return null;
  if (matchAt(vocabulary.cues, text, at) || isEverydayWord(token.norm, line.language)) return null;
  const resolved = kb.resolve(line.text.slice(token.start, token.end), line.locale);
  const item: ListItem = resolved
    ? { kind: 'foods', ids: [resolved.id] }
    : { kind: 'unknown', text: line.text.slice(token.start, token.end) };
  return { item, start: at, end: at + 1, isClass: false };
}

function isJoint(text: RequestText, at: number): boolean {
  const word = text.word(at);
  return word !== undefined && text.vocabulary.and.has(word);
}

export function kindAt(text: RequestText, at: number): string | undefined {
  return text.line.tokens[at]?.kind;
}
