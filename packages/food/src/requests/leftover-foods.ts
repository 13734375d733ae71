import { isEverydayWord } from '../languages/everyday-words.ts';
import { TYPED_TEXT_WORDS } from '../languages/typed-text-words.ts';
import { tokeniseLine } from '../parsing/tokenised-line.ts';
import type { FoundIngredient } from '../parsing/typed-text/read-clause.ts';
import type { IngredientReading } from '../parsing/typed-text/read-ingredients.ts';
import { kindAt } from './food-list.ts';
import { matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';

/** Of a name that stands among words that mean nothing. */
const CONFIDENCE = 0.7;

/** Foods named inside what was not understood as a whole, and the words that are still worth showing. */
export function rescueNames(
  read: IngredientReading,
  text: RequestText,
): { found: FoundIngredient[]; unknown: string[] } {
  const found = [...read.ingredients];
  const unknown: string[] = [];
  for (const words of read.notUnderstood) {
    const line = tokeniseLine(words, text.line.locale, text.kb);
    const names = [...new Set(line.nameAt.flatMap((name) => (name && name.entry >= 0 ? [name] : [])))];
    for (const { entry, start, end } of names) {
      const id = text.kb.all[entry]?.id;
      const known = found.some((each) => each.id === id) || (id && read.excluded.includes(id));
      const written = words.slice(line.tokens[start]?.start, line.tokens[end - 1]?.end);
      if (id && !known) found.push({ id, confidence: CONFIDENCE, text: written });
    }
    if (names.length === 0 && line.tokens.some(({ kind, norm }) => kind === 'word' && isTelling(norm, text)))
      unknown.push(words);
  }
  return { found, unknown };
}

function isTelling(norm: string, { line, vocabulary }: RequestText): boolean {
  const isTalk = vocabulary.talk.has(norm) || vocabulary.connectors.has(norm) || vocabulary.copulas.has(norm);
  return (
    norm.length > 2 &&
    !isTalk &&
    !vocabulary.have.has(norm) &&
    !TYPED_TEXT_WORDS[line.language].prose.has(norm) &&
    !isEverydayWord(norm, line.language)
  );
}

/**
 * True where a food that is also a dish is what somebody wants to make: "muffins: bananas, flour", "une quiche ?",
 * "making gravy from drippings". `isRead` tells whether a token belongs to a wish or a restriction.
 */
export function isDishWish(
  id: string,
  found: readonly FoundIngredient[],
  text: RequestText,
  isRead: (at: number) => boolean,
): boolean {
  if (!text.kb.get(id)?.isDish) return false;
  const places = placesOf(id, found, text);
  if (found.length < 2) return places.some(({ start }) => isLabelled(start, text, isRead));
  return places.length > 0 && places.every((place) => isWishedAt(place, text, isRead));
}

/** "allergen free birthday cake": what was read right before belongs to the dish. */
function isLabelled(start: number, text: RequestText, isRead: (at: number) => boolean): boolean {
  return start > 0 && !text.startsSentence(start) && isRead(start - 1);
}

function isWishedAt({ start, end }: Place, text: RequestText, isRead: (at: number) => boolean): boolean {
  const { line } = text;
  if (isAskedAbout(end, text)) return false;
  const after = line.text.slice(line.tokens[end - 1]?.end, (line.tokens[end - 1]?.end ?? 0) + 5);
  if (kindAt(text, end) === 'colon' || /^\W*\?/.test(after)) return true;
  if (isWanted(start, text) || isRestricted(end, text, isRead)) return true;
  return standsAlone(start, end, text, isRead) || isFirstBeforePossession(start, end, text);
}

export type Place = { start: number; end: number };

/** The tokens of each name of a food, also where it is misspelt. */
export function placesOf(id: string, found: readonly FoundIngredient[], { line, kb }: RequestText): Place[] {
  const names = line.nameAt.flatMap((each) => (each && kb.all[each.entry]?.id === id ? [each] : []));
  if (names.length > 0) return [...new Set(names)];
  const at = line.text.indexOf(found.find((each) => each.id === id)?.text ?? '\n');
  const start = line.tokens.findIndex((token) => token.start === at);
  return at < 0 || start < 0 ? [] : [{ start, end: start + 1 }];
}

/** "is hummus ok?": asks whether a food that is there may be eaten. */
function isAskedAbout(end: number, text: RequestText): boolean {
  return !text.startsSentence(end) && matchAt(text.vocabulary.cues, text, end)?.meaning.kind === 'allowedBefore';
}

function isWanted(start: number, text: RequestText): boolean {
  let at = start;
  while (at > 0 && text.vocabulary.connectors.has(text.word(at - 1) ?? '')) at--;
  for (let from = Math.max(0, at - 3); from < at; from++) {
    if (matchAt(text.vocabulary.wantDish, text, from)?.end === at && !text.startsSentence(at)) return true;
  }
  return false;
}

/** "arepas sin lactosa", "arepas de maíz sin lactosa": a restriction on the dish follows. */
function isRestricted(end: number, text: RequestText, isRead: (at: number) => boolean): boolean {
  for (let at = end; at < Math.min(end + RESTRICTION_REACH, text.length); at++) {
    if (text.startsSentence(at) || text.word(at) === undefined) return false;
    const cue = isRead(at) ? matchAt(text.vocabulary.cues, text, at)?.meaning.kind : undefined;
    if (cue === 'avoidAfter' || cue === 'freeBefore' || cue === 'allergyAfter') return true;
  }
  return false;
}

/** Tokens between a dish and the restriction on it. */
const RESTRICTION_REACH = 4;

/** The only food of its sentence, which does not say that it is there, beside a sentence that lists foods. */
function standsAlone(start: number, end: number, text: RequestText, isRead: (at: number) => boolean): boolean {
  let from = start;
  while (from > 0 && !text.startsSentence(from)) from--;
  let to = end;
  while (to < text.length && !text.startsSentence(to)) to++;
  for (let at = from; at < start; at++) if (matchAt(text.vocabulary.possession, text, at)) return false;
  const foodsIn = (low: number, high: number): number =>
    new Set(text.line.nameAt.slice(low, high).filter((name, index) => name && name.entry >= 0 && !isRead(low + index)))
      .size;
  return foodsIn(from, to) <= 1 && sentences(text).some(([low, high]) => low !== from && foodsIn(low, high) >= 2);
}

function sentences(text: RequestText): [number, number][] {
  const starts = Array.from({ length: text.length }, (_, at) => at).filter((at) => at === 0 || text.startsSentence(at));
  return starts.map((start, index) => [start, starts[index + 1] ?? text.length]);
}

/** The first food named, with "I have" or "with" between it and the next. */
function isFirstBeforePossession(start: number, end: number, text: RequestText): boolean {
  const { nameAt } = text.line;
  if (nameAt.slice(0, start).some((name) => name && name.entry >= 0)) return false;
  const next = nameAt.findIndex((name, at) => at >= end && name !== null && name.entry >= 0);
  for (let at = end; at < next; at++) if (matchAt(text.vocabulary.possession, text, at)) return true;
  return false;
}
