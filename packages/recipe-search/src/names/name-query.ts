import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { TextLanguage } from '@larder/food/recipe';
import type { NameIndex } from './name-index.ts';
import { isSameWord, wordSimilarity } from './name-similarity.ts';
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
  otherKnownWord: 0.78,
  /** Below this similarity it does not stand for a word of the vocabulary. */
  least: 0.65,
} as const;

export type QueryWord = {
  length: number;
  /** True of a word of the vocabulary or the name of an ingredient, exactly as it is spelt. */
  isKnown: boolean;
  /** Its share of the query by weight, from 0 to 1. */
  share: number;
  /** By the numbers of the words of the vocabulary that it may mean, its similarity to them. */
  meanings: ReadonlyMap<number, number>;
  /** By the numbers of the recipes whose category or cuisine it names, how well it does. */
  classified: ReadonlyMap<number, number>;
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
};

/** Parses what somebody typed for a name: what each word may mean, and how much of the query it is. */
export function parseNameQuery(text: string, language: TextLanguage, index: NameIndex, kb: KnowledgeBase): NameQuery {
  const all = wordsOf(text);
  const parsed = queryContentWords(all, language).map((word) => parseWord(word, language, index, kb));
  const sum = parsed.reduce((total, { weight }) => total + weight, 0);
  return {
    language,
    words: parsed.map(({ weight, ...word }) => ({ ...word, share: weight / sum })),
    whole: wholeName(all.map(nameWord)),
    namesCategory: parsed.some(({ isCategory }) => isCategory),
    isIngredient: parsed.length === 1 && parsed[0]?.withIngredient !== null,
  };
}

function parseWord(text: string, language: TextLanguage, index: NameIndex, kb: KnowledgeBase) {
  const id = kb.exact(text, language);
  const isKnown = id !== undefined || index.isWord(text);
  const meanings = meaningsOf(nameWord(text), isKnown, index);
  const [best] = [...meanings].reduce<readonly [number, number]>((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
  const recipes = id === undefined ? undefined : index.recipesWith.get(id);
  const isIngredient = recipes !== undefined && !namesDish(meanings, recipes, language, index);
  const wider = id === undefined || recipes ? undefined : kb.ancestors(id).find((kind) => index.recipesWith.has(kind));
  return {
    weight: index.weights[best] ?? index.unknownWeight,
    length: text.length,
    isKnown,
    meanings,
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
