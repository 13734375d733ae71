import { dishGroupOf, groupOfType } from '../ranking/dish-groups.ts';
import type { KnownDish } from './known-dishes.ts';
import type { IndexedName, NameIndex } from './name-index.ts';
import type { NameQuery, QueryWord } from './name-query.ts';
import { wholeNameSimilarity } from './name-similarity.ts';

/** The weights and limits of the search by name; similarities and shares are from 0 to 1. */
export const NAME_SCORING = {
  /** For the share of the query that the recipe answers, rare words counting more. */
  queryShare: 0.64,
  /** For the share of the name that the query contains: "tortilla" means a tortilla before a tortilla soup. */
  nameShare: 0.22,
  /** For the recipe's popularity in the language. */
  popularity: 0.12,
  /** For a name that is exactly the query, more for the title in the reader's language. */
  wholeName: 0.1,
  wholeTitle: 0.16,
  /** For the title in the reader's language. */
  ownTitle: 0.05,
  /** Factor for a word of another name of the same recipe. */
  otherName: 0.9,
  /** With this share of a name in the query, the other words may be those of another name: "beef" "stroganoff". */
  coveredName: 0.8,
  /** What the name of an ingredient of the recipe counts; more where the query names a category. */
  ingredient: 0.78,
  ingredientOfCategory: 0.95,
  /** What a narrower kind of an ingredient of the recipe counts. */
  widerKind: 0.4,
  /** Factor for a word that names an ingredient, in a name of a recipe without it: "tortilla" for a Spanish omelette. */
  namesake: 0.5,
  /** A recipe has the name from this share of the query on. */
  match: 0.72,
  /** A word is found from this similarity on. A name matches only if every word with this share of the query is found. */
  found: 0.65,
  significantShare: 0.2,
  /** From this similarity of the whole query to a whole name on, it is the name, slightly misspelt. */
  sureWhole: 0.82,
  /** The same for the name of a known dish: only another spelling of one sound. */
  sureWholeOfKnown: 0.94,
  /** A word certainly names the recipe's category or cuisine from this on. */
  sureClass: 0.79,
  /** So much of the query is in one name of the recipe; the rest may be in others. */
  leastInOneName: 0.6,
  /** A query of one misspelt word is a name of which that word is at least this share by weight. */
  leastOfMisspelt: 0.6,
  /** A word with a smaller share of the query may be missing from the name that was asked for. */
  insignificantShare: 0.12,
  /** A recipe is near from this share of the query on. */
  near: 0.2,
  /** Words up to these lengths are too short to be recognised when misspelt, alone and as a part of a compound. */
  shortWord: 4,
  shortPart: 5,
} as const;

/**
 * How a recipe matches a query: it has the name, it has what the query names as an ingredient ("tortilla": a burrito),
 * or it is only near.
 */
export type MatchKind = 'name' | 'ingredients' | 'near';

export type NameScore = {
  score: number;
  queryShare: number;
  /** The query is the recipe's whole title in some language. */
  isTitle: boolean;
  matchKind: MatchKind;
};

/** The score of the recipe's best name for the query; null where it has no names. */
export function scoreRecipeNames(recipe: number, query: NameQuery, index: NameIndex): NameScore | null {
  const names = (index.namesOf[recipe] ?? []).flatMap((name) => index.names[name] ?? []);
  const similarities = names.map((name) => similaritiesTo(name, recipe, query));
  const inOtherNames = query.words.map(
    (_, at) => NAME_SCORING.otherName * Math.max(0, ...similarities.map((words) => words[at] ?? 0)),
  );
  const isCertain = isCertainName(recipe, query, index);
  return names.reduce<NameScore | null>((best, name, at) => {
    const scored = scoreName(name, { recipe, inName: similarities[at] ?? [], inOtherNames, isCertain }, query, index);
    return best === null || isBetter(scored, best) ? scored : best;
  }, null);
}

function isBetter(one: NameScore, other: NameScore): boolean {
  const isNamed = one.matchKind === 'name';
  return isNamed === (other.matchKind === 'name') ? one.score > other.score : isNamed;
}

/** By word of the query, how well a word of the name answers it. */
function similaritiesTo({ words, titleIn }: IndexedName, recipe: number, query: NameQuery): number[] {
  const isOwnTitle = titleIn.includes(query.language);
  return query.words.map(({ meanings, withIngredient }) => {
    const similarity = Math.max(0, ...words.map((word) => meanings.get(word) ?? 0));
    if (withIngredient === null || isOwnTitle || words.length <= query.words.length) return similarity;
    if (!withIngredient.has(recipe)) return similarity * NAME_SCORING.namesake;
    return query.isIngredient ? Math.min(similarity, NAME_SCORING.ingredient) : similarity;
  });
}

/** By word of the query, how well one name and the other names of its recipe answer it. */
type WordScores = {
  recipe: number;
  inName: readonly number[];
  inOtherNames: readonly number[];
  /** The query certainly names the recipe. */
  isCertain: boolean;
};

function scoreName(
  name: IndexedName,
  { recipe, inName, inOtherNames, isCertain }: WordScores,
  query: NameQuery,
  index: NameIndex,
): NameScore {
  const whole = wholeSimilarity(query, name, inName);
  const ingredient = query.namesCategory ? NAME_SCORING.ingredientOfCategory : NAME_SCORING.ingredient;
  const asIngredient = query.words.map(({ classified, withIngredient }) =>
    Math.max(classified.get(recipe) ?? 0, withIngredient?.has(recipe) ? ingredient : 0),
  );
  const nameShare = nameShareOf(name, inName, query, index);
  const isCovered = nameShare >= NAME_SCORING.coveredName;
  const asName = query.words.map(({ classified }, at) => {
    const besides = query.namesCategory || query.isIngredient ? asIngredient[at] : classified.get(recipe);
    const others = isCovered ? Math.max(inOtherNames[at] ?? 0, asIngredient[at] ?? 0) : 0;
    return Math.max(whole, inName[at] ?? 0, besides ?? 0, others);
  });
  const asAny = query.words.map(({ withWiderKind }, at) =>
    Math.max(
      asName[at] ?? 0,
      inOtherNames[at] ?? 0,
      asIngredient[at] ?? 0,
      withWiderKind.has(recipe) ? NAME_SCORING.widerKind : 0,
    ),
  );
  const queryShare = queryShareOf(asAny, query);
  const score =
    NAME_SCORING.queryShare * queryShare +
    NAME_SCORING.nameShare * (query.namesCategory ? whole : Math.max(whole, nameShare)) +
    bonusOf(name, whole, query);
  const isNamed = whole >= (query.knownDish ? NAME_SCORING.sureWholeOfKnown : NAME_SCORING.sureWhole) || isCertain;
  const isTitle = whole === 1 && name.titleIn.length > 0;
  const isOfIngredients = !isNamed && isMatch(asIngredient, query);
  return { score, queryShare, isTitle, matchKind: isNamed ? 'name' : isOfIngredients ? 'ingredients' : 'near' };
}

/**
 * True where every significant word of the query certainly is in a name of the recipe, or names its category, cuisine
 * or group of dish types;
 * beside a word that few recipes have in their names, the name of a main ingredient is enough. A main ingredient that
 * the query names is in the recipe. A known dish is of a type that the dish is known for. The name of an ingredient is
 * not that of a dish, unless it is the whole name or the head of a title: "steak and kidney pie" is no kidney.
 */
function isCertainName(recipe: number, query: NameQuery, { names, namesOf, recipes, weights }: NameIndex): boolean {
  const group = recipes[recipe] && dishGroupOf(recipes[recipe]);
  const own = (namesOf[recipe] ?? []).flatMap((name) => names[name] ?? []);
  const isIn = ({ words }: IndexedName, { certain }: QueryWord) => words.some((word) => certain.has(word));
  const isClassified = ({ classified }: QueryWord) => (classified.get(recipe) ?? 0) >= NAME_SCORING.sureClass;
  const isNamed = (word: QueryWord) => own.some((name) => isIn(name, word));
  const shareIn = (name: IndexedName) =>
    query.words.reduce((sum, word) => sum + (isIn(name, word) || isClassified(word) ? word.share : 0), 0);
  const namesIt = query.words.some((word) => word.isSpecific && isNamed(word));
  const most = Math.max(0, ...own.map(shareIn));
  const isWhole = own.some(({ words }) => words.every((at) => query.words.some(({ certain }) => certain.has(at))));
  if (!namesIt && !isWhole && !query.namesCategory && most < NAME_SCORING.leastInOneName) return false;
  if (
    query.knownDish &&
    !(
      isKindOfDish(query.knownDish, group) &&
      own.some((name) => isShortNameOrTitle(name, query) && query.words.every((word) => isIn(name, word)))
    )
  )
    return false;
  if (!isWhole && !own.some((name) => isTitleWith(name, query.words)) && isOfOtherKind(group, query)) return false;
  if (query.isIngredient && !isWhole && !own.some((name) => isHeadOf(name, query))) return false;
  if (
    isMisspeltWord(query) &&
    !own.some((name) => certainShareOf(name, query, weights) >= NAME_SCORING.leastOfMisspelt)
  )
    return false;
  return query.words.every((word) => {
    const { share, withMain, withIngredient } = word;
    if (withMain !== null && !withMain.has(recipe)) {
      return own.some((name) => name.titleIn.includes(query.language) && isTitleWith(name, [word]));
    }
    const isLacking = withIngredient !== null && !withIngredient.has(recipe) && !isNamed(word);
    if ((share < NAME_SCORING.insignificantShare && !isLacking) || isClassified(word)) return true;
    if (query.namesCategory && withIngredient?.has(recipe)) return true;
    return isNamed(word) || (isWhole && word.groups.has(group ?? '')) || (namesIt && withMain !== null);
  });
}

/** False of an explanation such as "beef stew with orange and olives", which is no name of beef olives. */
function isShortNameOrTitle({ titleIn, words }: IndexedName, query: NameQuery): boolean {
  return titleIn.length > 0 || words.length <= query.words.length + 1;
}

function isKindOfDish({ types }: KnownDish, group: string | undefined): boolean {
  return types.some((type) => groupOfType(type) === group);
}

/** True of "rogel": a single word that is not known as it is spelt. */
function isMisspeltWord({ words }: NameQuery): boolean {
  return words.length === 1 && words[0]?.isKnown === false;
}

/** The share of a name, by weight, that words of the query certainly mean. */
function certainShareOf({ words }: IndexedName, query: NameQuery, weights: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, word) => total + (weights[word] ?? 0), 0);
  return sum(words.filter((word) => query.words.some(({ certain }) => certain.has(word)))) / sum(words);
}

/** True where the head of the query, its last word in English and its first in other languages, means another kind of dish. */
function isOfOtherKind(group: string | undefined, { words, language }: NameQuery): boolean {
  const head = words.at(language === 'en' ? -1 : 0);
  return head !== undefined && head.groups.size > 0 && !head.groups.has(group ?? '');
}

/** True of a title in the language of the query whose first word, in English its last, is a word of the query. */
function isHeadOf({ titleIn, words }: IndexedName, { language, words: queried }: NameQuery): boolean {
  const head = words.at(language === 'en' ? -1 : 0);
  return titleIn.includes(language) && head !== undefined && queried.some(({ certain }) => certain.has(head));
}

function isTitleWith({ titleIn, words }: IndexedName, queried: readonly QueryWord[]): boolean {
  return titleIn.length > 0 && queried.every(({ certain }) => words.some((word) => certain.has(word)));
}

function bonusOf({ titleIn }: IndexedName, whole: number, { language }: NameQuery): number {
  const isOwnTitle = titleIn.includes(language);
  if (whole === 1) return isOwnTitle ? NAME_SCORING.wholeTitle : NAME_SCORING.wholeName;
  return isOwnTitle ? NAME_SCORING.ownTitle : 0;
}

/**
 * The similarity of the whole query to the whole name, for words that are joined, split, or too short to be recognised
 * when misspelt. Zero where a longer known word of the query is not in the name.
 */
function wholeSimilarity(query: NameQuery, name: IndexedName, inName: readonly number[]): number {
  if (query.whole.text === name.whole.text) return 1;
  if (query.whole.sound.text === name.whole.sound.text) return wholeNameSimilarity(query.whole, name.whole);
  const hasAsManyWords = query.whole.words === name.whole.words;
  const isPossible = query.words.every(
    ({ text, isKnown }, at) =>
      (inName[at] ?? 0) >= NAME_SCORING.found ||
      (hasAsManyWords
        ? !isKnown && text.length <= NAME_SCORING.shortWord
        : !isKnown || (text.length <= NAME_SCORING.shortPart && name.whole.text.includes(text))),
  );
  return isPossible ? wholeNameSimilarity(query.whole, name.whole) : 0;
}

/** The share of the name that the query contains, rare words counting more. */
function nameShareOf(
  { words }: IndexedName,
  inName: readonly number[],
  query: NameQuery,
  { weights }: NameIndex,
): number {
  let contained = 0;
  let all = 0;
  for (const word of words) {
    const weight = weights[word] ?? 0;
    all += weight;
    contained +=
      weight *
      Math.max(0, ...query.words.map(({ meanings }, at) => Math.min(meanings.get(word) ?? 0, inName[at] ?? 0)));
  }
  return all === 0 ? 0 : contained / all;
}

function queryShareOf(words: readonly number[], query: NameQuery): number {
  return words.reduce((sum, answered, at) => sum + answered * (query.words[at]?.share ?? 0), 0);
}

function isMatch(words: readonly number[], query: NameQuery): boolean {
  const isComplete = query.words.every(
    ({ share }, at) => (words[at] ?? 0) >= NAME_SCORING.found || share < NAME_SCORING.significantShare,
  );
  return isComplete && queryShareOf(words, query) >= NAME_SCORING.match;
}
