import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import type { Token } from '../../tokens/tokenise.ts';
import { endsWithHead, type TokenisedLine } from '../tokenised-line.ts';

type Run = { from: number; to: number };

/**
 * The id of the first of two names that share a word written only with the second: "beef or chicken broth", "cherry
 * and grape tomatoes". Null where they share none. In Spanish and French the word stands with the first: see
 * `sharedWithFirst`.
 */
export function sharedWithSecond(line: TokenisedLine, left: Run, right: Run, kb: KnowledgeBase): string | null {
  const own = contentOf(line, left);
  const other = contentOf(line, right);
  if (own.length === 0 || (!endsWithHead(line.language) && line.names.byWords(own) >= 0)) return null;
  for (let tail = 1; tail < other.length; tail++) {
    const id = idOf(line, [...own, ...other.slice(other.length - tail)], kb);
    if (id && !standsAlone(line, own, other.at(-1), kb)) return id;
  }
  return null;
}

/**
 * The id of the second of two names that share a word written only with the first: "caldo de pollo o de verduras",
 * "chicken breasts or thighs". With `mayStrip` its adjectives may be left out: "garlic paste or 2 large cloves".
 */
export function sharedWithFirst(
  line: TokenisedLine,
  left: Run,
  right: Run,
  kb: KnowledgeBase,
  mayStrip: boolean,
): string | null {
  const first = contentOf(line, left);
  const all = contentOf(line, right);
  const nouns = all.filter(({ partsOfSpeech }) => !(partsOfSpeech & DESCRIPTIVE));
  return completedBy(line, first, all, kb) ?? (mayStrip ? completedBy(line, first, nouns, kb) : null);
}

function completedBy(
  line: TokenisedLine,
  first: readonly Token[],
  own: readonly Token[],
  kb: KnowledgeBase,
): string | null {
  if (own.length === 0) return null;
  for (let head = 1; head <= first.length; head++) {
    const id = idOf(line, [...first.slice(0, head), ...own], kb);
    if (id && !standsAlone(line, own, first[0], kb)) return id;
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
