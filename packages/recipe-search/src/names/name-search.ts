import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { popularityIn } from '../ranking/popularity.ts';
import { likenessOf } from './name-likeness.ts';
import { type Question, readQuestion } from './name-question.ts';
import type { IndexedName, SearchIndex } from './name-search-index.ts';

/** How well a name fits a query, and when that is good enough; fits and shares are from 0 to 1. */
export const NAME_SEARCH = {
  /** Share of the query that the recipe answers to, rare words counting more. */
  asked: 0.64,
  /** Share of the name that the query has: "tortilla" means a tortilla before a tortilla soup. */
  said: 0.22,
  /** Of equals, what more people look for comes first. */
  popularity: 0.12,
  /** A name that is the query, letter by letter; the more where it is the title in the reader's own language. */
  wholeName: 0.1,
  wholeTitle: 0.16,
  /** The title in the reader's own language is read before the others. */
  ownTitle: 0.02,
  /** A word that another name of the same recipe has. */
  otherName: 0.9,
  /** With so much of a name asked for, the other words may be what the recipe is called besides: "beef" "stroganoff". */
  bare: 0.8,
  /** A word for what is in it; where a kind of recipe is asked for, that is all that is asked of it. */
  makings: 0.78,
  makingsOfKind: 0.95,
  /** A word for what is only of the same sort as something in it. */
  related: 0.4,
  /** A word that names an ingredient, in a name that is not about it: a Spanish tortilla has no tortilla in it. */
  namesake: 0.5,
  /** With this share of the query the recipe bears the name; below it is only near. */
  bears: 0.72,
  /** A word counts as found from this fit on, and a name with a telling word unfound is not borne. */
  found: 0.65,
  telling: 0.2,
  /** Near is what has at least so much of the query. */
  near: 0.2,
} as const;

/**
 * How a recipe answers to a name: it is called so, or what was asked for is in it ("tortilla": a burrito), or it is
 * only near.
 */
export type Bearing = 'name' | 'makings' | 'near';
export type Named = { recipe: CanonicalRecipe; score: number; bearing: Bearing };
export type NameSearch = (query: string, language: Language) => Named[];

const ORDER: readonly Bearing[] = ['name', 'makings', 'near'];

/**
 * Searches recipes by their titles and nicknames in every language, by kind, cuisine and what is in them, forgiving
 * accents, case, number, word order, typos and spelling by ear. Answers come best first.
 */
export function createNameSearch({ kb, index }: { kb: KnowledgeBase; index: SearchIndex }): NameSearch {
  return (query, language) => {
    const question = readQuestion(query, textLanguage(language), index, kb);
    const known = popularityIn(question.language);
    return [...candidatesOf(question, index)]
      .flatMap((number) => {
        const recipe = index.recipes[number];
        const best = recipe && bestName(number, question, index);
        if (!recipe || !best || best.ofQuery < NAME_SEARCH.near) return [];
        const score = best.score + NAME_SEARCH.popularity * (known.get(recipe.id) ?? 0);
        return [{ recipe, score, bearing: best.bearing }];
      })
      .sort(
        (a, b) =>
          ORDER.indexOf(a.bearing) - ORDER.indexOf(b.bearing) ||
          b.score - a.score ||
          (a.recipe.id < b.recipe.id ? -1 : 1),
      );
  };
}

/** Recipes that answer to any word of the question, or to all of it written as one word. */
function candidatesOf(question: Question, { names, postings, bySound }: SearchIndex): Set<number> {
  const found = new Set<number>();
  for (const { fits, kinds, makings, related } of question.words) {
    for (const word of fits.keys())
      for (const name of postings[word]?.names ?? []) found.add(names[name]?.recipe ?? -1);
    for (const recipe of kinds.keys()) found.add(recipe);
    for (const recipe of makings ?? related) found.add(recipe);
  }
  for (const number of bySound.get(question.whole.sound.text[0]) ?? []) {
    const name = names[number];
    if (name && name.whole.words !== question.whole.words && likenessOf(question.whole, name.whole) > 0)
      found.add(name.recipe);
  }
  return found;
}

/**
 * How well all of a name is meant, for words that were run together, torn apart or are too short to tell: every other
 * word that is known has to be in it.
 */
function wholeLikeness(question: Question, name: IndexedName, named: readonly number[]): number {
  if (question.whole.text === name.whole.text) return 1;
  const asMany = question.whole.words === name.whole.words;
  const isIn = question.words.every(
    ({ length, isKnown }, at) =>
      (named[at] ?? 0) >= NAME_SEARCH.found ||
      (asMany ? !isKnown && length <= SHORT.word : !isKnown || length <= SHORT.part),
  );
  return isIn ? likenessOf(question.whole, name.whole) : 0;
}

/** So many letters are too few to tell a slip in; so many may be one part of a word. */
const SHORT = { word: 3, part: 5 } as const;

type Judged = { score: number; ofQuery: number; bearing: Bearing };

function bestName(recipe: number, question: Question, index: SearchIndex): Judged | null {
  const own = (index.namesOf[recipe] ?? []).flatMap((name) => index.names[name] ?? []);
  const fits = own.map((name) => fitsIn(name, recipe, question));
  const others = question.words.map((_, at) => NAME_SEARCH.otherName * Math.max(0, ...fits.map((fit) => fit[at] ?? 0)));
  return own.reduce<Judged | null>((best, name, at) => {
    const judged = judge(name, { recipe, named: fits[at] ?? [], others }, question, index);
    return best === null || judged.score > best.score ? judged : best;
  }, null);
}

/** How well each word of the question is meant by a word of the name. */
function fitsIn({ words, titleIn }: IndexedName, recipe: number, question: Question): number[] {
  const isOwn = titleIn.includes(question.language);
  return question.words.map(({ fits, makings }) => {
    const fit = Math.max(0, ...words.map((word) => fits.get(word) ?? 0));
    if (makings === null || isOwn || words.length <= question.words.length) return fit;
    if (!makings.has(recipe)) return fit * NAME_SEARCH.namesake;
    return question.isOneThing ? Math.min(fit, NAME_SEARCH.makings) : fit;
  });
}

function judge(
  name: IndexedName,
  { recipe, named, others }: { recipe: number; named: readonly number[]; others: readonly number[] },
  question: Question,
  index: SearchIndex,
): Judged {
  const whole = wholeLikeness(question, name, named);
  const held = question.isOfKind ? NAME_SEARCH.makingsOfKind : NAME_SEARCH.makings;
  const made = question.words.map(({ kinds, makings }) =>
    Math.max(kinds.get(recipe) ?? 0, makings?.has(recipe) ? held : 0),
  );
  const saidInName = saidOf(name, named, question, index);
  const isBare = saidInName >= NAME_SEARCH.bare;
  const called = question.words.map(({ kinds }, at) => {
    const besides = question.isOfKind || question.isOneThing ? made[at] : kinds.get(recipe);
    return Math.max(whole, named[at] ?? 0, besides ?? 0, isBare ? Math.max(others[at] ?? 0, made[at] ?? 0) : 0);
  });
  const answered = question.words.map(({ related }, at) =>
    Math.max(called[at] ?? 0, others[at] ?? 0, made[at] ?? 0, related.has(recipe) ? NAME_SEARCH.related : 0),
  );
  const ofQuery = sumOf(answered, question);
  const isOwn = name.titleIn.includes(question.language);
  const said = question.isOfKind ? whole : Math.max(whole, saidInName);
  const { ownTitle, wholeTitle, wholeName } = NAME_SEARCH;
  const bonus = whole === 1 ? (isOwn ? wholeTitle : wholeName) : isOwn ? ownTitle : 0;
  return {
    score: NAME_SEARCH.asked * ofQuery + NAME_SEARCH.said * said + bonus,
    ofQuery,
    bearing: bearingOf(called, made, question),
  };
}

function bearingOf(called: readonly number[], made: readonly number[], question: Question): Bearing {
  if (isBorne(called, question)) return 'name';
  return isBorne(made, question) ? 'makings' : 'near';
}

/** How much of the name was asked for, rare words counting more. */
function saidOf(
  { words }: IndexedName,
  named: readonly number[],
  question: Question,
  { weights }: SearchIndex,
): number {
  let said = 0;
  let all = 0;
  for (const word of words) {
    const weight = weights[word] ?? 0;
    all += weight;
    said +=
      weight * Math.max(0, ...question.words.map(({ fits }, at) => Math.min(fits.get(word) ?? 0, named[at] ?? 0)));
  }
  return all === 0 ? 0 : said / all;
}

function sumOf(fits: readonly number[], { words }: Question): number {
  return fits.reduce((sum, fit, at) => sum + fit * (words[at]?.share ?? 0), 0);
}

function isBorne(fits: readonly number[], question: Question): boolean {
  const isWhole = question.words.every(
    ({ share }, at) => (fits[at] ?? 0) >= NAME_SEARCH.found || share < NAME_SEARCH.telling,
  );
  return isWhole && sumOf(fits, question) >= NAME_SEARCH.bears;
}
