import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CanonicalRecipe, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { cuisineWordsOf, kindWordsOf } from './name-kinds.ts';
import { type NameWord, nameWord, plainWords, tellingWords, type WholeName, wholeName } from './name-words.ts';

export type IndexedName = {
  /** The number of its recipe. */
  recipe: number;
  /** Numbers of its words in the vocabulary. */
  words: readonly number[];
  whole: WholeName;
  /** The languages in which it is the title. */
  titleIn: readonly TextLanguage[];
};

/** What a word leads to: numbers of names, and of recipes of a kind or a cuisine. */
type Postings = { names: number[]; kinds: number[]; cuisines: number[] };

export type SearchIndex = {
  recipes: readonly CanonicalRecipe[];
  names: readonly IndexedName[];
  /** Numbers of names by the first letter of how they are said. */
  bySound: ReadonlyMap<string | undefined, readonly number[]>;
  /** By the number of a recipe, the numbers of its names. */
  namesOf: readonly (readonly number[])[];
  vocabulary: readonly NameWord[];
  /** Numbers of words of the vocabulary by what they have in common with their plurals. */
  bySingular: ReadonlyMap<string, readonly number[]>;
  /** True of a word that is in the vocabulary as it is written. */
  isWord(word: string): boolean;
  postings: readonly Postings[];
  /** How telling each word of the vocabulary is: the rarer the more. */
  weights: readonly number[];
  /** What a word that nobody knows weighs. */
  rarest: number;
  /** By the id of an ingredient, the recipes that have it or a narrower kind of it. */
  holding: ReadonlyMap<string, ReadonlySet<number>>;
};

/** Reads titles and nicknames in every language, kinds, cuisines and ingredients, once. */
export function indexNames(recipes: readonly CanonicalRecipe[], kb: KnowledgeBase): SearchIndex {
  const numbers = new Map<string, number>();
  const postings: Postings[] = [];
  const at = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    postings[number] ??= { names: [], kinds: [], cuisines: [] };
    return number;
  };
  const words = new Map<string, NameWord>();
  const wordOf = (text: string): NameWord => {
    const word = words.get(text) ?? nameWord(text);
    words.set(text, word);
    return word;
  };
  const names: IndexedName[] = [];
  const namesOf = recipes.map((recipe, number) => {
    for (const word of kindWordsOf(recipe, kb)) postings[at(word)]?.kinds.push(number);
    for (const word of cuisineWordsOf(recipe)) postings[at(word)]?.cuisines.push(number);
    return [...titlesOf(recipe)].map(([name, titleIn]) => {
      const all = plainWords(name);
      const own = tellingWords(all).map(at);
      for (const word of new Set(own)) postings[word]?.names.push(names.length);
      return names.push({ recipe: number, words: own, whole: wholeName(all.map(wordOf)), titleIn }) - 1;
    });
  });
  const vocabulary = [...numbers.keys()].map(wordOf);
  return {
    recipes,
    names,
    bySound: Map.groupBy(names.keys(), (name) => names[name]?.whole.sound.text[0]),
    namesOf,
    vocabulary,
    bySingular: Map.groupBy(vocabulary.keys(), (number) => vocabulary[number]?.singular ?? ''),
    isWord: (word) => numbers.has(word),
    postings,
    weights: postings.map((word) => Math.log(1 + names.length / Math.max(1, word.names.length))),
    rarest: Math.log(1 + names.length),
    holding: holdingOf(recipes, kb),
  };
}

/** Every name of a recipe once, with the languages in which it is the title. */
function titlesOf({ id, title, alsoKnownAs }: CanonicalRecipe): Map<string, TextLanguage[]> {
  const names = new Map<string, TextLanguage[]>();
  for (const language of TEXT_LANGUAGES) {
    const own = title[language];
    if (own !== undefined) names.set(own, [...(names.get(own) ?? []), language]);
  }
  for (const other of [...alsoKnownAs, id.replaceAll('-', ' ')]) if (!names.has(other)) names.set(other, []);
  return names;
}

function holdingOf(recipes: readonly CanonicalRecipe[], kb: KnowledgeBase): Map<string, Set<number>> {
  const holding = new Map<string, Set<number>>();
  recipes.forEach(({ lines }, number) => {
    for (const { ingredient, optional } of lines) {
      if (ingredient === null || optional === true) continue;
      for (const id of [ingredient, ...kb.ancestors(ingredient)]) {
        const held = holding.get(id) ?? new Set();
        holding.set(id, held.add(number));
      }
    }
  });
  return holding;
}
