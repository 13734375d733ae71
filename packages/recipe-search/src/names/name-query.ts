import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { TextLanguage } from '@larder/food/recipe';
import { weightInDish } from '../ranking/ingredient-weights.ts';
import { WEIGHTS } from '../ranking/weights.ts';
import { isKnownDishWord, type KnownDish, knownDishOf } from './known-dishes.ts';
import type { NameIndex } from './name-index.ts';
import { isSameWord, SAME_SOUND, wordSimilarity } from './name-similarity.ts';
import {
  type NameWord,
  nameWord,
  queryContentWords,
  synonymsOf,
  type WholeName,
  wholeName,
  wordsOf,
} from './name-words.ts';

/** How well a word of a query stands for something else than itself, from 0 to 1. */
const STANDS_FOR = {
  category: 0.95,
  cuisine: 0.8,
  synonym: 0.82,
  /** Factor for words that a word resembles but that is itself known: it is hardly a misspelling of them. */
  otherKnownWord: 0.79,
  /** Below this similarity it does not stand for a word of the vocabulary. */
  least: 0.65,
} as const;

export type QueryWord = {
  text: string;
  /** True of a word of the vocabulary or the name of an ingredient, exactly as it is spelt. */
  isKnown: boolean;
  /** Its share of the query by weight, from 0 to 1. */
  share: number;
  /** By the numbers of the words of the vocabulary that it may mean, its similarity to them. */
  meanings: ReadonlyMap<number, number>;
  /** Those of them that it certainly means: the same word, or one that it is a slight misspelling of. */
  certain: ReadonlySet<number>;
  /** By the numbers of the recipes whose category or cuisine it names, how well it does. */
  classified: ReadonlyMap<number, number>;
  /** The groups of dish types that it means. */
  groups: ReadonlyMap<string, number>;
  /** Few recipes have it in their names, and it names no ingredient. */
  isSpecific: boolean;
  /** The recipes with the main ingredient it names, such as meat or pasta; null where it names none. */
  withMain: ReadonlySet<number> | null;
  /** The recipes with the ingredient it names; null where it names none, or none that any recipe has. */
  withIngredient: ReadonlySet<number> | null;
  /** The recipes with a wider kind of the ingredient it names, where no recipe has the ingredient. */
  withWiderKind: ReadonlySet<number>;
};

export type NameQuery = {
  language: TextLanguage;
  words: readonly QueryWord[];
  whole: WholeName;
  /** It names a category ("cocktail with gin"). */
  namesCategory: boolean;
  /** It is the name of one ingredient. */
  isIngredient: boolean;
  /** The known dish whose whole name it is. */
  knownDish: KnownDish | null;
};

/** Words of a query that are compared, more than a dish's name has: the time grows with their number. */
const MAX_WORDS = 12;

/** Parses what somebody typed for a name: what each word may mean, and how much of the query it is. */
export function parseNameQuery(text: string, language: TextLanguage, index: NameIndex, kb: KnowledgeBase): NameQuery {
  const all = wordsOf(text);
  const content = queryContentWords(all, language).slice(0, MAX_WORDS);
  const how = { language, isAlone: content.length === 1 };
  const parsed = content.map((word) => parseWord(word, how, index, kb));
  const sum = parsed.reduce((total, { weight }) => total + weight, 0);
  return {
    language,
    words: parsed.map(({ weight, ...word }) => ({ ...word, share: weight / sum })),
    whole: wholeName(all.map(nameWord)),
    namesCategory: parsed.some(({ isCategory }) => isCategory),
    knownDish: knownDishOf(all, language),
    isIngredient: parsed.length === 1 && parsed[0]?.withIngredient !== null,
  };
}

function parseWord(
  text: string,
  { language, isAlone }: { language: TextLanguage; isAlone: boolean },
  index: NameIndex,
  kb: KnowledgeBase,
) {
  const id = kb.exact(text, language);
  const word = nameWord(text);
  const isOfDish = isKnownDishWord(word);
  const isKnown = id !== undefined || index.isWord(text) || isOfDish;
  const meanings = meaningsOf(word, isKnown, index);
  const named = id === undefined ? [] : index.wordsOfIngredient(id, language);
  for (const word of named) meanings.set(word, Math.max(STANDS_FOR.synonym, meanings.get(word) ?? 0));
  const [best] = [...meanings].reduce<readonly [number, number]>((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
  const recipes = id === undefined ? undefined : index.recipesWith.get(id);
  const isIngredient = recipes !== undefined && !namesDish(meanings, recipes, language, index);
  const wider = id === undefined || recipes ? undefined : kb.ancestors(id).find((kind) => index.recipesWith.has(kind));
  return {
    weight: index.weights[best] ?? index.unknownWeight,
    text,
    isKnown,
    meanings,
    certain: certainOf({ text, named, isKnown, isOfDish, isAlone }, meanings, index),
    groups: index.groupsOfStem(word.stem),
    isSpecific: id === undefined && isSpecific(meanings, index),
    withMain: id !== undefined && isMain(id, kb) ? (recipes ?? new Set<number>()) : null,
    classified: classifiedBy(meanings, index),
    withIngredient: isIngredient ? recipes : null,
    withWiderKind: index.recipesWith.get(wider ?? '') ?? new Set<number>(),
    isCategory: [...meanings].some(
      ([word, similarity]) => isSameWord(similarity) && (index.postings[word]?.categories.length ?? 0) > 0,
    ),
  };
}

function meaningsOf(queried: NameWord, isKnown: boolean, { vocabulary, byStem }: NameIndex): Map<number, number> {
  const meanings = new Map<number, number>();
  vocabulary.forEach((word, number) => {
    const similarity = wordSimilarity(queried, word);
    const adjusted = isKnown && !isSameWord(similarity) ? similarity * STANDS_FOR.otherKnownWord : similarity;
    if (adjusted >= STANDS_FOR.least) meanings.set(number, adjusted);
  });
  for (const synonym of synonymsOf(queried.spelling.text)) {
    for (const number of byStem.get(nameWord(synonym).stem) ?? []) {
      meanings.set(number, Math.max(STANDS_FOR.synonym, meanings.get(number) ?? 0));
    }
  }
  return meanings;
}

/** From these similarities on, an unknown word of this length or longer is a slight misspelling. */
const MISSPELT = [
  { length: 6, least: 0.76 },
  { length: 5, least: 0.82 },
  { length: 0, least: 0.93 },
] as const;
/** The same in a query of several words, for words of at least four letters. */
const MISSPELT_AMONG_OTHERS = { length: 4, least: 0.845 } as const;
/** A word of this length may be the beginning of another. */
const SHORTEST_BEGINNING = 4;
/** A known word is the beginning of another with an ending of at most this length: "corn" beef, "corned" beef. */
const LONGEST_ENDING = 4;

type QueriedWord = {
  text: string;
  /** Words that name the same ingredient. */
  named: readonly number[];
  isKnown: boolean;
  /** A word of a known dish's name. */
  isOfDish: boolean;
  isAlone: boolean;
};

/** The words of the vocabulary that a word certainly means, those that name the same ingredient among them. */
function certainOf(
  { text, named, isKnown, isOfDish, isAlone }: QueriedWord,
  meanings: ReadonlyMap<number, number>,
  { vocabulary, isWord }: NameIndex,
): Set<number> {
  const limits = isAlone ? MISSPELT : [MISSPELT[0], MISSPELT_AMONG_OTHERS, ...MISSPELT.slice(1)];
  const least = limits.find(({ length }) => text.length >= length)?.least ?? 1;
  const isSpelling = (word: number): boolean => !isWord(text) && !isOfDish && !named.includes(word);
  const isMeant = (word: number, similarity: number): boolean => {
    if (isSameWord(similarity)) return true;
    if (text.length >= SHORTEST_BEGINNING && vocabulary[word]?.text.startsWith(text)) {
      return !isKnown || vocabulary[word].text.length - text.length <= LONGEST_ENDING;
    }
    // The ingredient "daal" is a spelling of the dish "dal".
    if (isKnown) return isSpelling(word) && similarity >= SAME_SOUND * STANDS_FOR.otherKnownWord;
    return similarity >= least;
  };
  const meant = [...meanings].flatMap(([word, similarity]) => (isMeant(word, similarity) ? [word] : []));
  const isSpelt = isKnown && !isWord(text) && meant.length > 0;
  return new Set(isSpelt || isOfDish ? meant : [...meant, ...named]);
}

/** A word is specific to a dish that is in the names of so many recipes. */
const SPECIFIC_RECIPES = 2;

function isSpecific(meanings: ReadonlyMap<number, number>, { postings, names }: NameIndex): boolean {
  const named = [...meanings].flatMap(([word, similarity]) =>
    isSameWord(similarity) ? (postings[word]?.names ?? []) : [],
  );
  const recipes = new Set(named.map((name) => names[name]?.recipe));
  return recipes.size > 0 && recipes.size <= SPECIFIC_RECIPES;
}

function isMain(id: string | undefined, kb: KnowledgeBase): boolean {
  const ingredient = kb.get(id ?? '');
  return ingredient !== undefined && weightInDish(ingredient) >= WEIGHTS.ingredient.main;
}

/** With this many titles that contain a word but not the ingredient of that name, the word names a dish. */
const TITLES_OF_A_DISH = 2;

/** True of "tortilla" in Spanish: dishes have it in their titles, and no tortilla in them. */
function namesDish(
  meanings: ReadonlyMap<number, number>,
  recipesWithIt: ReadonlySet<number>,
  language: TextLanguage,
  { postings, names }: NameIndex,
): boolean {
  const titled = [...meanings].flatMap(([word, similarity]) =>
    isSameWord(similarity) ? (postings[word]?.names ?? []) : [],
  );
  const without = titled.flatMap((name) => {
    const own = names[name];
    return own?.titleIn.includes(language) && !recipesWithIt.has(own.recipe) ? [own.recipe] : [];
  });
  return new Set(without).size >= TITLES_OF_A_DISH;
}

function classifiedBy(meanings: ReadonlyMap<number, number>, { postings }: NameIndex): Map<number, number> {
  const classified = new Map<number, number>();
  const add = (recipe: number, value: number) => classified.set(recipe, Math.max(value, classified.get(recipe) ?? 0));
  for (const [word, similarity] of meanings) {
    for (const recipe of postings[word]?.categories ?? []) add(recipe, STANDS_FOR.category * similarity);
    for (const recipe of postings[word]?.cuisines ?? []) add(recipe, STANDS_FOR.cuisine * similarity);
  }
  return classified;
}
