import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import type { Token } from '../../tokens/tokenise.ts';
import { endsWithHead, type TokenisedLine } from '../tokenised-line.ts';

type Run = { from: number; to: number };

/**
 * The id of the first of two names that share words written only with the second: "beef or chicken broth", "white or
 * red wine vinegar". Null where they share none. In Spanish and French the words stand with the first: see
 * `sharedWithFirst`.
 */
export function sharedWithSecond(line: TokenisedLine, left: Run, right: Run, kb: KnowledgeBase): string | null {
  const own = contentOf(line, left);
  const other = contentOf(line, right);
  if (!endsWithHead(line.language)) return line.names.byWords(own) >= 0 ? null : precededBy(line, own, other, kb);
  const nouns = nounsOf(own);
  return precededBy(line, own, other, kb) ?? (nouns.length < own.length ? precededBy(line, nouns, other, kb) : null);
}

/** The id of the own words before the longest end of the other name with which they make one. */
function precededBy(
  line: TokenisedLine,
  own: readonly Token[],
  other: readonly Token[],
  kb: KnowledgeBase,
): string | null {
  for (let tail = other.length - 1; own.length > 0 && tail > 0; tail--) {
    const id = idOf(line, [...own, ...other.slice(other.length - tail)], kb);
    if (id && !standsAlone(line, own, other.at(-1), kb)) return id;
  }
  return endsWithHead(line.language) && isFruitPart(line, own) ? idOf(line, [...other.slice(-1), ...own], kb) : null;
}

/** True for words that name one part of a fruit and nothing else: "finely grated zest". */
function isFruitPart({ language }: TokenisedLine, words: readonly Token[]): boolean {
  const nouns = nounsOf(words);
  return nouns.length === 1 && LINE_GRAMMAR[language].fruitParts.has(nouns[0]?.norm ?? '');
}

/** True for a segment that names one part of a fruit and nothing else: "zest only". */
export function namesFruitPart(line: TokenisedLine, run: Run): boolean {
  return isFruitPart(line, contentOf(line, run));
}

/** True for a segment in which the part of a fruit has a word: "lemon juice". */
export function mentionsFruitPart(line: TokenisedLine, { from, to }: Run): boolean {
  const { fruitParts } = LINE_GRAMMAR[line.language];
  return line.tokens.slice(from, to).some(({ norm }) => fruitParts.has(norm));
}

/** "kalijira or basmati rice": unknown words before "or" name another sort of what the second name is a sort of. */
export function unknownSort(line: TokenisedLine, left: Run, right: Run, kb: KnowledgeBase): string | null {
  const own = contentOf(line, left);
  const other = contentOf(line, right);
  const isUnknown = own.length > 0 && own.every(({ id, partsOfSpeech }) => id < 0 && partsOfSpeech === 0);
  if (!endsWithHead(line.language) || !isUnknown) return null;
  const whole = idOf(line, other, kb);
  const kind = other.length > 1 ? idOf(line, other.slice(-1), kb) : null;
  return whole && kind && whole !== kind && kb.isKindOf(whole, kind) ? kind : null;
}

/**
 * The id of the second of two names that share a word written only with the first: "caldo de pollo o de verduras",
 * "chicken breasts or thighs". With `mayStrip` its adjectives may be left out: "garlic paste or 2 large cloves". With
 * `inFull` as many words as possible are shared: "carne picada de ternera o cerdo".
 */
export function sharedWithFirst(
  line: TokenisedLine,
  left: Run,
  right: Run,
  kb: KnowledgeBase,
  { mayStrip, inFull }: { mayStrip: boolean; inFull: boolean },
): string | null {
  const words = contentOf(line, left);
  const heads = words.map((_, at) => words.slice(0, at + 1));
  if (inFull) heads.reverse();
  const all = contentOf(line, right);
  return completedBy(line, heads, all, kb) ?? (mayStrip ? completedBy(line, heads, nounsOf(all), kb) : null);
}

function nounsOf(words: readonly Token[]): Token[] {
  return words.filter(({ partsOfSpeech }) => !(partsOfSpeech & DESCRIPTIVE));
}

function completedBy(
  line: TokenisedLine,
  heads: readonly (readonly Token[])[],
  own: readonly Token[],
  kb: KnowledgeBase,
): string | null {
  if (own.length === 0) return null;
  const part = isFruitPart(line, own) && !endsWithHead(line.language) ? partOf(line, nounsOf(own), heads, kb) : null;
  if (part) return part;
  for (const head of heads) {
    const id = idOf(line, [...head, ...own], kb);
    if (id && !standsAlone(line, own, head[0], kb)) return id;
  }
  return null;
}

/** "1 limón, solo el zumo": the part of the fruit, which stands first in its name. */
function partOf(
  line: TokenisedLine,
  part: readonly Token[],
  heads: readonly (readonly Token[])[],
  kb: KnowledgeBase,
): string | null {
  for (const head of heads.toReversed()) {
    const id = idOf(line, [...part, ...head], kb);
    if (id) return id;
  }
  return null;
}

/** "honey or maple syrup" is honey, not honey syrup. */
function standsAlone(
  line: TokenisedLine,
  own: readonly Token[],
  shared: Token | undefined,
  kb: KnowledgeBase,
): boolean {
  const entry = line.names.byWords(own);
  if (entry < 0) return false;
  const roles = kb.all[entry]?.roles ?? [];
  const isLoose = LINE_GRAMMAR[line.language].looseHeads.has(shared?.norm ?? '');
  return isLoose && (roles.includes('sweetener') || roles.includes('spirit'));
}

const WITHOUT_CONTENT = DESCRIPTIVE | PART_OF_SPEECH.connector;

function contentOf(line: TokenisedLine, { from, to }: Run): Token[] {
  return line.tokens
    .slice(from, to)
    .filter(({ kind, partsOfSpeech, id }) => kind === 'word' && !(partsOfSpeech & WITHOUT_CONTENT && id < 0));
}

function idOf(line: TokenisedLine, words: readonly Token[], kb: KnowledgeBase): string | null {
  const entry = line.names.byWords(words);
  return entry < 0 ? null : (kb.all[entry]?.id ?? null);
}
