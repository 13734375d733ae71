import type { Cuisine } from '@larder/contract/dish/cuisine';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { TextLanguage } from '@larder/food/recipe';
import { type NameWord, nameWord, queryContentWords, wordsOf } from './name-words.ts';
import DISHES from './vocabulary/known-dishes.json' with { type: 'json' };

/** What is known of a dish by its name alone, whether or not the cookbook has a recipe for it. */
export type KnownDish = {
  /** The most typical first. */
  types: readonly DishType[];
  /** Ids of its main ingredients, the most significant first. */
  mains: readonly string[];
  cuisine: Cuisine | null;
  names: readonly string[];
};

export const KNOWN_DISHES = DISHES as readonly KnownDish[];

type KnownName = { stems: readonly string[]; dish: KnownDish };

const NAMES: readonly KnownName[] = KNOWN_DISHES.flatMap((dish) =>
  dish.names.map((name) => ({ stems: stemsOf(wordsOf(name)), dish })),
).sort((a, b) => b.stems.length - a.stems.length);

const WORDS: ReadonlySet<string> = new Set(NAMES.flatMap(({ stems }) => stems));

/** True of a word of a known dish's name: it is not a misspelling of another word. */
export function isKnownDishWord({ stem }: Pick<NameWord, 'stem'>): boolean {
  return WORDS.has(stem);
}

/** The dish with the longest name among the words, and the positions of its name; null where there is none. */
export function findKnownDish(words: readonly string[]): { dish: KnownDish; from: number; to: number } | null {
  const queried = stemsOf(words);
  for (const { stems, dish } of NAMES) {
    const from = queried.findIndex((_, at) => stems.every((stem, offset) => queried[at + offset] === stem));
    if (from >= 0) return { dish, from, to: from + stems.length };
  }
  return null;
}

/** True where the words of a name, stop words aside, are those of a known dish. */
export function isKnownDish(words: readonly string[], language: TextLanguage): boolean {
  const content = queryContentWords(words, language);
  const known = findKnownDish(content) ?? findKnownDish(words);
  return known !== null && known.to - known.from >= content.length;
}

function stemsOf(words: readonly string[]): string[] {
  return words.map((word) => nameWord(word).stem);
}
