import type { Language } from '@larder/contract/language';
import type { Group } from '../ingredients/ingredient.ts';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import { LANGUAGE_DATA } from '../languages/languages.ts';
import { PART_OF_SPEECH } from '../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../languages/line-grammar.ts';
import type { NameIndex, NameMatch } from '../names/name-index.ts';
import type { TextLanguage } from '../recipe.ts';
import { type Token, tokenise } from '../tokens/tokenise.ts';

/** A short text as tokens, with the ingredient names found among them. */
export type TokenisedLine = {
  text: string;
  locale: Language;
  language: TextLanguage;
  tokens: Token[];
  /** The name index of the language. */
  names: NameIndex;
  /** The union of the tokens' parts of speech, a quick test for whether a class occurs. */
  partsOfSpeech: number;
  /** The name that covers each token; null where none does. Names do not overlap. */
  nameAt: (NameMatch | null)[];
};

export function tokeniseLine(text: string, locale: Language, kb: KnowledgeBase): TokenisedLine {
  const language = textLanguage(locale);
  const names = kb.names(language);
  const tokens = tokenise(text, (written) => names.word(written));
  markAttachedParts(tokens, language);
  markPartsFrom(tokens, language);
  markElidedUnits(tokens, text, language);
  let partsOfSpeech = 0;
  for (const token of tokens) partsOfSpeech |= token.partsOfSpeech;
  const line = { text, locale, language, tokens, names, partsOfSpeech, nameAt: findNames(tokens, names) };
  if (markFatPortions(line, kb)) matchNames(line);
  return line;
}

/** Finds the names again after tokens have changed. */
export function matchNames(line: TokenisedLine): void {
  line.nameAt = findNames(line.tokens, line.names);
}

/** Splits a name that begins before a token: the words from there on are names of their own ("½ cup", "cake"). */
export function splitNameAt(line: TokenisedLine, at: number): void {
  const name = line.nameAt[at];
  if (name == null || name.start >= at) return;
  const inRest = findNames(line.tokens.slice(at), line.names);
  const shifted = new Map(
    inRest.map((match) => [match, match && { ...match, start: match.start + at, end: match.end + at }]),
  );
  line.nameAt.fill(null, name.start, at);
  inRest.forEach((match, index) => {
    line.nameAt[at + index] = shifted.get(match) ?? null;
  });
}

/** Makes a token stand for another word. */
export function replaceWord(token: Token, written: string, names: NameIndex): void {
  Object.assign(token, names.word(written));
}

/** True in a language whose compounds end with the head noun, as English ones do. */
export function endsWithHead(language: TextLanguage): boolean {
  return LANGUAGE_DATA[language].headNoun === 'last';
}

/** True where a name of several words covers the token, so that it is no number, unit or conjunction. */
export function inLongName(line: TokenisedLine, at: number): boolean {
  const name = line.nameAt[at];
  return name != null && name.end - name.start > 1;
}

const UNEVEN_BLANKS = /\s\s|[^\S ]/;

/** The text of tokens [from, to) as written, with even blanks. */
export function textOf(line: TokenisedLine, from: number, to: number): string {
  const first = line.tokens[from];
  const last = line.tokens[to - 1];
  if (first === undefined || last === undefined || to <= from) return '';
  const text = line.text.slice(first.start, last.end);
  return UNEVEN_BLANKS.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text;
}

/** "bone-in", "skin on": two words that describe and do not name an ingredient. */
function markAttachedParts(tokens: readonly Token[], language: TextLanguage): void {
  const { attachedParts, attachedBy } = LINE_GRAMMAR[language];
  if (attachedParts.size === 0) return;
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    const part = tokens[at - 1];
    if (!token || part?.kind !== 'word' || !attachedBy.has(token.norm) || !attachedParts.has(part.norm)) continue;
    Object.assign(part, { id: -1, partsOfSpeech: PART_OF_SPEECH.descriptor });
    Object.assign(token, { id: -1, partsOfSpeech: PART_OF_SPEECH.descriptor });
  }
}

/** "juice from 1 lime": the preposition stands for the genitive. */
function markPartsFrom(tokens: readonly Token[], language: TextLanguage): void {
  const { partsBeforeNumber, partsFrom } = LINE_GRAMMAR[language];
  if (partsFrom.size === 0) return;
  tokens.forEach((token, at) => {
    if (!partsFrom.has(token.norm) || !partsBeforeNumber.has(tokens[at - 1]?.norm ?? '')) return;
    Object.assign(token, { id: -1, partsOfSpeech: PART_OF_SPEECH.connector });
  });
}

/** "4 l épices": what would be an elided article with an apostrophe is a unit after a number. */
function markElidedUnits(tokens: readonly Token[], text: string, language: TextLanguage): void {
  const { elisions } = LINE_GRAMMAR[language];
  if (elisions.size === 0) return;
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || tokens[at - 1]?.kind !== 'number' || !elisions.has(token.norm)) continue;
    if (text.charAt(token.end).trim() !== '') continue;
    token.partsOfSpeech &= ~PART_OF_SPEECH.connector;
  }
}

const SOLD_IN_PORTIONS: ReadonlySet<Group> = new Set(['meat', 'fish-and-seafood', 'oil-and-fat', 'dairy-and-egg']);

/** "noix de ghee", "noix d'entrecôte": a portion of what follows and no nut. True where there was one. */
function markFatPortions({ tokens, nameAt, language }: TokenisedLine, kb: KnowledgeBase): boolean {
  const { fatPortions } = LINE_GRAMMAR[language];
  if (fatPortions.size === 0) return false;
  let found = false;
  for (const [at, token] of tokens.entries()) {
    const name = nameAt[at];
    if (!fatPortions.has(token.norm) || name == null || name.end - name.start > 1) continue;
    let next = at + 1;
    while ((tokens[next]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector) next++;
    const group = next === at + 1 ? undefined : kb.all[nameAt[next]?.entry ?? -1]?.group;
    if (group === undefined || !SOLD_IN_PORTIONS.has(group)) continue;
    Object.assign(token, { id: -1, partsOfSpeech: PART_OF_SPEECH.form });
    found = true;
  }
  return found;
}

/** The longest names, found from the end where the head noun is last and else from the beginning. */
function findNames(tokens: readonly Token[], names: NameIndex): (NameMatch | null)[] {
  const nameAt: (NameMatch | null)[] = new Array(tokens.length).fill(null);
  const backwards = endsWithHead(names.language);
  for (let index = backwards ? tokens.length - 1 : 0; index >= 0 && index < tokens.length; ) {
    const match = nameFrom(tokens, index, names);
    if (match) for (let covered = match.start; covered < match.end; covered++) nameAt[covered] = match;
    if (backwards) index = match ? match.start - 1 : index - 1;
    else index = match ? match.end : index + 1;
  }
  return nameAt;
}

function nameFrom(tokens: readonly Token[], index: number, names: NameIndex): NameMatch | null {
  const token = tokens[index];
  if (token?.kind !== 'word' && token?.kind !== 'number') return null;
  const match = token.id < 0 ? null : names.longest(tokens, index, 0, tokens.length);
  if (match && match.end - match.start > 1) return isOvertaken(match, token, tokens, index, names) ? null : match;
  return names.joined(tokens, index) ?? match;
}

/** A name that only adds a shape, "hojas de lechuga", gives way to one that reaches further: "lechuga romana". */
function isOvertaken(
  match: NameMatch,
  token: Token,
  tokens: readonly Token[],
  index: number,
  names: NameIndex,
): boolean {
  if (!(token.partsOfSpeech & (PART_OF_SPEECH.form | PART_OF_SPEECH.shape))) return false;
  const step = endsWithHead(names.language) ? -1 : 1;
  let inner = index + step;
  while ((tokens[inner]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector) inner += step;
  const other = (tokens[inner]?.id ?? -1) < 0 ? null : names.longest(tokens, inner, 0, tokens.length);
  return other !== null && (step < 0 ? other.start < match.start : other.end > match.end);
}
