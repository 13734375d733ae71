import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { isEverydayWord } from '../languages/everyday-words.ts';
import type { Resolution } from '../names/resolve-name.ts';
import { TEXT_LANGUAGES } from '../recipe.ts';
import { wordsOf } from '../tokens/tokenise.ts';

/** Words of the longest name that is looked for. */
const LONGEST_NAME = 4;
/** Of `KnowledgeBase.resolve`: a name as it is written in any language, or with a slip of the pen. */
const MIN_WRITTEN = 0.85;
const MIN_MISSPELT = 0.6;
/** Shorter words are too like others to be taken for a misspelt food. */
const SHORTEST_MISSPELT = 5;

/**
 * Ids of the foods that a sentence names, each once, in the order they are named; the language given is preferred.
 * `isOther` tells which words (folded) are no foods here though a food has their name. Where no name is written
 * correctly, one misspelt word is read.
 */
export function findNamedFoods(
  text: string,
  kb: KnowledgeBase,
  language: Language,
  isOther: (word: string) => boolean,
): string[] {
  const resolve = (name: string) => kb.resolve(name, language);
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const match = bestNameAt(words, at, resolve, isOther);
    if (match) found.add(match.id);
    at += match?.length ?? 1;
  }
  if (found.size > 0) return [...found];
  for (const word of words) {
    if (word.length < SHORTEST_MISSPELT || isOther(word) || isEveryday(word)) continue;
    const resolution = resolve(word);
    if (resolution && resolution.confidence >= MIN_MISSPELT) return [resolution.id];
  }
  return [];
}

/** The best of the names that begin at a word; of equally good ones the longest. */
function bestNameAt(
  words: readonly string[],
  at: number,
  resolve: (name: string) => Resolution | null,
  isOther: (word: string) => boolean,
): { id: string; length: number } | null {
  let best: { id: string; length: number; confidence: number } | null = null;
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length);
    const [first = '', last = first] = [run[0], run.at(-1)];
    if (isOther(first) || isOther(last)) continue;
    const resolution = resolve(run.join(' '));
    if (resolution && resolution.confidence >= MIN_WRITTEN && resolution.confidence > (best?.confidence ?? 0))
      best = { ...resolution, length };
  }
  return best;
}

function isEveryday(word: string): boolean {
  return TEXT_LANGUAGES.some((language) => isEverydayWord(word, language));
}
