import type { Language } from '@larder/contract/language';
import type { Group } from '../ingredients/ingredient.ts';
import { type KnowledgeBase, textLanguage } from '../knowledge-base.ts';
import { PART_OF_SPEECH } from '../languages/lexicon.ts';
import { type Token, tokenise } from '../languages/tokens.ts';
import type { NameIndex, NameMatch } from '../names/name-index.ts';
import type { TextLanguage } from '../recipe.ts';

/** A text in tokens, with the names of ingredients that stand in it. */
export type TokenisedLine = {
  text: string;
  locale: Language;
  language: TextLanguage;
  tokens: Token[];
  names: NameIndex;
  /** The partsOfSpeech of all words together, so that a reader of some of them knows whether to look. */
  partsOfSpeech: number;
  /** The name that covers each token; null where none does. No two overlap. */
  nameAt: (NameMatch | null)[];
};

/** Finds the names again after the tokens have changed. */
export function matchNames(line: TokenisedLine): void {
  line.nameAt = scanNames(line.tokens, line.names);
}

export function tokeniseLine(text: string, locale: Language, kb: KnowledgeBase): TokenisedLine {
  const language = textLanguage(locale);
  const names = kb.names(language);
  const tokens = tokenise(text, (written) => names.word(written));
  if (language === 'en') markAttached(tokens);
  let partsOfSpeech = 0;
  for (const token of tokens) partsOfSpeech |= token.partsOfSpeech;
  const line = { text, locale, language, tokens, names, partsOfSpeech, nameAt: scanNames(tokens, names) };
  if (language === 'fr' && unmakeNuts(line, kb)) matchNames(line);
  return line;
}

/** Shelves whose food comes by the "noix": a knob of fat, a round of veal, a scallop. */
const BY_THE_KNOB: ReadonlySet<Group> = new Set(['meat', 'fish-and-seafood', 'oil-and-fat', 'dairy-and-egg']);

/** "noix de ghee", "noix d'entrecôte": no nut, but the shape of what follows. True where there was one. */
function unmakeNuts({ tokens, nameAt }: TokenisedLine, kb: KnowledgeBase): boolean {
  let found = false;
  for (const [at, token] of tokens.entries()) {
    const name = nameAt[at];
    if (!KNOBS.has(token.norm) || name == null || name.end - name.start > 1) continue;
    let next = at + 1;
    while ((tokens[next]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector) next++;
    const group = next === at + 1 ? undefined : kb.all[nameAt[next]?.entry ?? -1]?.group;
    if (group === undefined || !BY_THE_KNOB.has(group)) continue;
    Object.assign(token, { id: -1, partsOfSpeech: PART_OF_SPEECH.form });
    found = true;
  }
  return found;
}

const KNOBS = new Set(['noix', 'noisette', 'noisettes']);

/** Makes a token stand for another word. */
export function replaceWord(token: Token, written: string, names: NameIndex): void {
  Object.assign(token, names.word(written));
}

/** The longest names, taken from the end in English and from the beginning in Spanish and French. */
function scanNames(tokens: readonly Token[], names: NameIndex): (NameMatch | null)[] {
  const nameAt: (NameMatch | null)[] = new Array(tokens.length).fill(null);
  const backwards = names.language === 'en';
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
  const backwards = names.language === 'en';
  let inner = backwards ? index - 1 : index + 1;
  while ((tokens[inner]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.connector) inner += backwards ? -1 : 1;
  const other = (tokens[inner]?.id ?? -1) < 0 ? null : names.longest(tokens, inner, 0, tokens.length);
  return other !== null && (backwards ? other.start < match.start : other.end > match.end);
}

/** "bone-in", "skin on": two words that describe, and name nothing. */
function markAttached(tokens: readonly Token[]): void {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    const part = tokens[at - 1];
    if (part?.kind !== 'word' || (token?.norm !== 'in' && token?.norm !== 'on') || !ATTACHED.has(part.norm)) continue;
    Object.assign(part, { id: -1, partsOfSpeech: PART_OF_SPEECH.descriptor });
    Object.assign(token, { id: -1, partsOfSpeech: PART_OF_SPEECH.descriptor });
  }
}

const ATTACHED = new Set(['bone', 'skin', 'head', 'shell', 'tail', 'rind', 'leaf', 'stem']);

/** True where a name of several words covers the token, so that it is no number, unit or conjunction. */
export function inLongName(line: TokenisedLine, at: number): boolean {
  const name = line.nameAt[at];
  return name != null && name.end - name.start > 1;
}

const BLANKS = /\s\s|[^\S ]/;

/** The text from one token to another (excluded), as written; without the brackets and marks at its ends. */
export function textOf(line: TokenisedLine, from: number, to: number): string {
  const first = line.tokens[from];
  const last = line.tokens[to - 1];
  if (first === undefined || last === undefined || to <= from) return '';
  const text = line.text.slice(first.start, last.end);
  return BLANKS.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text;
}
