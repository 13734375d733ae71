import type { DishType } from '@larder/contract/dish/dish-type';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CanonicalRecipe, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { dishGroupOf } from '../ranking/dish-groups.ts';
import { categoryWordsOf, cuisineWordsOf } from './classification-words.ts';
import { contentWords, type NameWord, nameWord, type WholeName, wholeName, wordsOf } from './name-words.ts';

export type IndexedName = {
  /** The number of its recipe. */
  recipe: number;
  /** Numbers of its content words in the vocabulary. */
  words: readonly number[];
  whole: WholeName;
  /** The languages in which it is the title; none where it is another name. */
  titleIn: readonly TextLanguage[];
};

/** Where a word occurs: numbers of names, and of recipes whose category or cuisine it names. */
type Postings = { names: number[]; categories: number[]; cuisines: number[] };

export type NameIndex = {
  recipes: readonly CanonicalRecipe[];
  names: readonly IndexedName[];
  /** Numbers of names by the first letter of their sound. */
  bySound: ReadonlyMap<string | undefined, readonly number[]>;
  /** By the number of a recipe, the numbers of its names. */
  namesOf: readonly (readonly number[])[];
  vocabulary: readonly NameWord[];
  /** Numbers of words of the vocabulary by their stem. */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** True of a word that is in the vocabulary exactly as it is spelt. */
  isWord(word: string): boolean;
  postings: readonly Postings[];
  /** By word of the vocabulary, its inverse document frequency over the names. */
  weights: readonly number[];
  /** The weight of a word that is not in the vocabulary. */
  unknownWeight: number;
  /** The numbers of the words that name an ingredient in a language. */
  wordsOfIngredient(id: string, language: TextLanguage): readonly number[];
  /** The groups of dish types that most recipes belong to whose names contain a word of this stem, with their share. */
  groupsOfStem(stem: string): ReadonlyMap<string, number>;
  /** The dish type of most of them, with its share. */
  typesOfStem(stem: string): ReadonlyMap<DishType, number>;
  /** By the id of an ingredient, the recipes with it or a kind of it, optional lines aside. */
  recipesWith: ReadonlyMap<string, ReadonlySet<number>>;
};

/** Indexes recipes by titles and other names in every language, category, cuisine and ingredients. */
export function createNameIndex(recipes: readonly CanonicalRecipe[], kb: KnowledgeBase): NameIndex {
  const numbers = new Map<string, number>();
  const postings: Postings[] = [];
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    postings[number] ??= { names: [], categories: [], cuisines: [] };
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
    for (const word of categoryWordsOf(recipe, kb)) postings[numberOf(word)]?.categories.push(number);
    for (const word of cuisineWordsOf(recipe)) postings[numberOf(word)]?.cuisines.push(number);
    return [...recipeNames(recipe)].map(([name, titleIn]) => {
      const all = wordsOf(name);
      const own = contentWords(all).map(numberOf);
      for (const word of new Set(own)) postings[word]?.names.push(names.length);
      return names.push({ recipe: number, words: own, whole: wholeName(all.map(wordOf)), titleIn }) - 1;
    });
  });
  const vocabulary = [...numbers.keys()].map(wordOf);
  const byStem = Map.groupBy(vocabulary.keys(), (number) => vocabulary[number]?.stem ?? '');
  const recipesOfStem = (stem: string): CanonicalRecipe[] => {
    const named = (byStem.get(stem) ?? []).flatMap((word) => postings[word]?.names ?? []);
    return [...new Set(named.map((name) => names[name]?.recipe ?? -1))].flatMap((at) => recipes[at] ?? []);
  };
  return {
    recipes,
    names,
    bySound: Map.groupBy(names.keys(), (name) => names[name]?.whole.sound.text[0]),
    namesOf,
    vocabulary,
    byStem,
    isWord: (word) => numbers.has(word),
    postings,
    weights: postings.map((word) => Math.log(1 + names.length / Math.max(1, word.names.length))),
    unknownWeight: Math.log(1 + names.length),
    wordsOfIngredient: indexIngredientWords(vocabulary, kb),
    groupsOfStem: indexShares(recipesOfStem, dishGroupOf),
    typesOfStem: indexShares(recipesOfStem, ({ dishType }) => dishType),
    recipesWith: indexIngredients(recipes, kb),
  };
}

/** Each name of a recipe once, with the languages in which it is the title. */
function recipeNames({ id, title, alsoKnownAs }: CanonicalRecipe): Map<string, TextLanguage[]> {
  const names = new Map<string, TextLanguage[]>();
  for (const language of TEXT_LANGUAGES) {
    const own = title[language];
    if (own !== undefined) names.set(own, [...(names.get(own) ?? []), language]);
  }
  for (const other of [...alsoKnownAs, id.replaceAll('-', ' ')]) if (!names.has(other)) names.set(other, []);
  return names;
}

function indexIngredientWords(vocabulary: readonly NameWord[], kb: KnowledgeBase): NameIndex['wordsOfIngredient'] {
  const byLanguage = new Map(
    TEXT_LANGUAGES.map((language) => {
      const named = [...vocabulary.keys()].flatMap((number) => {
        const id = kb.exact(vocabulary[number]?.text ?? '', language);
        return id === undefined ? [] : [{ id, number }];
      });
      return [language, Map.groupBy(named, ({ id }) => id)];
    }),
  );
  return (id, language) => (byLanguage.get(language)?.get(id) ?? []).map(({ number }) => number);
}

/** A word means a kind of dish from this share of the recipes whose names contain it. */
const LEAST_SHARE = 0.5;
/** With fewer recipes a word says nothing about the kind of dish. */
const LEAST_RECIPES = 2;

/** By stem, computed once: the kinds that most recipes with a word of it in their names are of, with their share. */
function indexShares<Kind extends string>(
  recipesOfStem: (stem: string) => readonly CanonicalRecipe[],
  kindOf: (recipe: CanonicalRecipe) => Kind | null,
): (stem: string) => ReadonlyMap<Kind, number> {
  const known = new Map<string, ReadonlyMap<Kind, number>>();
  const find = (stem: string): ReadonlyMap<Kind, number> => {
    const recipes = recipesOfStem(stem);
    if (recipes.length < LEAST_RECIPES) return new Map();
    const shares = [...Map.groupBy(recipes, kindOf)].flatMap(([kind, own]) =>
      kind !== null && own.length >= LEAST_SHARE * recipes.length ? [[kind, own.length / recipes.length] as const] : [],
    );
    return new Map(shares);
  };
  return (stem) => {
    const shares = known.get(stem) ?? find(stem);
    known.set(stem, shares);
    return shares;
  };
}

function indexIngredients(recipes: readonly CanonicalRecipe[], kb: KnowledgeBase): Map<string, Set<number>> {
  const recipesWith = new Map<string, Set<number>>();
  recipes.forEach(({ lines }, number) => {
    for (const { ingredient, optional } of lines) {
      if (ingredient === null || optional === true) continue;
      for (const id of [ingredient, ...kb.ancestors(ingredient)]) {
        const known = recipesWith.get(id) ?? new Set();
        recipesWith.set(id, known.add(number));
      }
    }
  });
  return recipesWith;
}
