import type { Cuisine } from '@larder/contract/dish/cuisine';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { TextLanguage } from '@larder/food/recipe';
import { type NameWord, nameWord, queryContentWords, wordsOf } from './name-words.ts';
import AFRICA from './vocabulary/known-dishes/africa.json' with { type: 'json' };
import BRITAIN_AND_IRELAND from './vocabulary/known-dishes/britain-and-ireland.json' with { type: 'json' };
import DRINKS from './vocabulary/known-dishes/drinks.json' with { type: 'json' };
import EAST_ASIA from './vocabulary/known-dishes/east-asia.json' with { type: 'json' };
import EUROPE from './vocabulary/known-dishes/europe.json' with { type: 'json' };
import FRANCE from './vocabulary/known-dishes/france.json' with { type: 'json' };
import IBERIA from './vocabulary/known-dishes/iberia.json' with { type: 'json' };
import INTERNATIONAL from './vocabulary/known-dishes/international.json' with { type: 'json' };
import ITALY from './vocabulary/known-dishes/italy.json' with { type: 'json' };
import LATIN_AMERICA from './vocabulary/known-dishes/latin-america.json' with { type: 'json' };
import MEXICO from './vocabulary/known-dishes/mexico.json' with { type: 'json' };
import MIDDLE_EAST from './vocabulary/known-dishes/middle-east.json' with { type: 'json' };
import NORTH_AMERICA from './vocabulary/known-dishes/north-america.json' with { type: 'json' };
import SOUTH_ASIA from './vocabulary/known-dishes/south-asia.json' with { type: 'json' };

/** What is known of a dish by its name alone, whether or not the cookbook has a recipe for it. */
export type KnownDish = {
  /** The most typical first. */
  types: readonly DishType[];
  /** Ids of its main ingredients, the most significant first. */
  mains: readonly string[];
  cuisine: Cuisine | null;
  names: readonly string[];
};

export const KNOWN_DISHES = [
  AFRICA,
  BRITAIN_AND_IRELAND,
  DRINKS,
  EAST_ASIA,
  EUROPE,
  FRANCE,
  IBERIA,
  INTERNATIONAL,
  ITALY,
  LATIN_AMERICA,
  MEXICO,
  MIDDLE_EAST,
  NORTH_AMERICA,
  SOUTH_ASIA,
].flat() as readonly KnownDish[];

type KnownName = { stems: readonly string[]; dish: KnownDish };

/** Names by their first word's stem, those with more words first. */
const NAMES: ReadonlyMap<string, readonly KnownName[]> = Map.groupBy(
  KNOWN_DISHES.flatMap((dish) => dish.names.map((name) => ({ stems: stemsOf(wordsOf(name)), dish }))).sort(
    (a, b) => b.stems.length - a.stems.length,
  ),
  ({ stems }) => stems[0] ?? '',
);

const WORDS: ReadonlySet<string> = new Set([...NAMES.values()].flat().flatMap(({ stems }) => stems));

/** True of a word of a known dish's name: it is not a misspelling of another word. */
export function isKnownDishWord({ stem }: Pick<NameWord, 'stem'>): boolean {
  return WORDS.has(stem);
}

/** The dish with the longest name among the words, and the positions of its name; null where there is none. */
export function findKnownDish(words: readonly string[]): { dish: KnownDish; from: number; to: number } | null {
  const queried = stemsOf(words);
  const found = queried.flatMap((first, from) => {
    const longest = NAMES.get(first)?.find(({ stems }) => stems.every((stem, at) => queried[from + at] === stem));
    return longest ? [{ dish: longest.dish, from, to: from + longest.stems.length }] : [];
  });
  return found.sort((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null;
}

/** The dish whose name the words are, stop words aside; null where they are that of none. */
export function knownDishOf(words: readonly string[], language: TextLanguage): KnownDish | null {
  const content = queryContentWords(words, language);
  const known = findKnownDish(words);
  if (known !== null && content.every((word) => words.slice(known.from, known.to).includes(word))) return known.dish;
  const among = findKnownDish(content);
  return among !== null && among.to - among.from === content.length ? among.dish : null;
}

function stemsOf(words: readonly string[]): string[] {
  return words.map((word) => nameWord(word).stem);
}
