import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import type { Token } from '../../languages/tokens.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

type Run = { from: number; to: number };

/**
 * The id of the first of two names that share a word said only once: "beef or chicken broth", "cherry and grape
 * tomatoes". In Spanish and French the shared word stands with the first: see `sharedAfter`. Null where they share none.
 */
export function sharedBefore(line: TokenisedLine, left: Run, right: Run, kb: KnowledgeBase): string | null {
  const own = contentOf(line, left);
  const other = contentOf(line, right);
  if (own.length === 0 || (line.language !== 'en' && line.names.byWords(own) >= 0)) return null;
  for (let tail = 1; tail < other.length; tail++) {
    const id = rerank(line, [...own, ...other.slice(other.length - tail)], kb);
    if (id && !standsAlone(line, own, other.at(-1), kb)) return id;
  }
  return null;
}

/**
 * The id of the second of two names whose shared word stands with the first: "caldo de pollo o de verduras", "chicken
 * breasts or thighs". Its adjectives may be left out where it is no name of its own: "garlic paste or 2 large cloves".
 */
export function sharedAfter(
  line: TokenisedLine,
  left: Run,
  right: Run,
  kb: KnowledgeBase,
  mayStrip: boolean,
): string | null {
  const first = contentOf(line, left);
  const all = contentOf(line, right);
  const named = all.filter(({ partsOfSpeech }) => !(partsOfSpeech & DESCRIPTIVE));
  return sharedWith(line, first, all, kb) ?? (mayStrip ? sharedWith(line, first, named, kb) : null);
}

function sharedWith(
  line: TokenisedLine,
  first: readonly Token[],
  own: readonly Token[],
  kb: KnowledgeBase,
): string | null {
  if (own.length === 0) return null;
  for (let head = 1; head <= first.length; head++) {
    const id = rerank(line, [...first.slice(0, head), ...own], kb);
    if (id && !standsAlone(line, own, first[0], kb)) return id;
  }
  return null;
}

/** Words that a thing of its own is often named with too: "honey or maple syrup" is honey, not honey syrup. */
const LOOSE_HEADS = new Set([
  'syrup',
  'extract',
  'sirop',
  'sirope',
  'jarabe',
  'extracto',
  'extrait',
  'essence',
  'water',
]);

function standsAlone(
  line: TokenisedLine,
  own: readonly Token[],
  shared: Token | undefined,
  kb: KnowledgeBase,
): boolean {
  const entry = line.names.byWords(own);
  if (entry < 0) return false;
  const roles = kb.all[entry]?.roles ?? [];
  return LOOSE_HEADS.has(shared?.norm ?? '') && (roles.includes('sweetener') || roles.includes('spirit'));
}

function contentOf(line: TokenisedLine, { from, to }: Run): Token[] {
  return line.tokens
    .slice(from, to)
    .filter(({ kind, partsOfSpeech, id }) => kind === 'word' && !(partsOfSpeech & SKIPPED && id < 0));
}

const SKIPPED = DESCRIPTIVE | PART_OF_SPEECH.connector;

function rerank(line: TokenisedLine, words: readonly Token[], kb: KnowledgeBase): string | null {
  const direct = line.names.byWords(words);
  return direct < 0 ? null : (kb.all[direct]?.id ?? null);
}
