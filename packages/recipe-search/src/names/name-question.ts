import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { TextLanguage } from '@larder/food/recipe';
import { fitOf } from './name-likeness.ts';
import type { SearchIndex } from './name-search-index.ts';
import { synonymsOf } from './name-synonyms.ts';
import { askedWords, type NameWord, nameWord, plainWords, type WholeName, wholeName } from './name-words.ts';

/** How well a word stands for what it is not itself, from 0 to 1. */
const WORDS = {
  /** A word for the kind of recipe ("cocktail", "breakfast"), and for where it comes from. */
  kind: 0.95,
  cuisine: 0.8,
  /** Another word for the same thing. */
  synonym: 0.82,
  /** A word that is known as it is written stands for others far less. */
  knownAsWritten: 0.78,
  /** Below this it does not stand for it at all. */
  least: 0.65,
} as const;

/** A word that was asked for. */
export type Asked = {
  length: number;
  /** It is a word of some name or an ingredient, just as it is written. */
  isKnown: boolean;
  /** How much of the query it is, from 0 to 1. */
  share: number;
  /** Fits by the numbers of the words of the vocabulary that it may mean. */
  fits: ReadonlyMap<number, number>;
  /** Recipes of the kind or the cuisine that it names, with how well. */
  kinds: ReadonlyMap<number, number>;
  /** Recipes that have what it names in them; null where it names no ingredient that any has. */
  makings: ReadonlySet<number> | null;
  /** Recipes that have a wider kind of it, where none has the thing itself. */
  related: ReadonlySet<number>;
};

export type Question = {
  language: TextLanguage;
  words: readonly Asked[];
  whole: WholeName;
  /** It asks for a kind of recipe, or for all that has something in it, not for one by its name. */
  isOfKind: boolean;
  isOneThing: boolean;
};

/** Reads what somebody typed: what each word may mean, and how much it says. */
export function readQuestion(query: string, language: TextLanguage, index: SearchIndex, kb: KnowledgeBase): Question {
  const all = plainWords(query);
  const asked = askedWords(all, language).map((text) => {
    const id = kb.exact(text, language);
    const isKnown = id !== undefined || index.isWord(text);
    const fits = fitsOf(nameWord(text), isKnown, index);
    const best = [...fits].reduce<readonly [number, number]>((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
    const holding = id === undefined ? undefined : index.holding.get(id);
    const makings = holding && !isDish(fits, holding, language, index) ? holding : undefined;
    const wider = id === undefined || holding ? undefined : kb.ancestors(id).find((kind) => index.holding.has(kind));
    return {
      weight: index.weights[best[0]] ?? index.rarest,
      length: text.length,
      isKnown,
      fits,
      kinds: kindsOf(fits, index),
      makings: makings ?? null,
      related: index.holding.get(wider ?? '') ?? new Set<number>(),
      isKind: [...fits].some(([word, fit]) => isSame(fit) && (index.postings[word]?.kinds.length ?? 0) > 0),
    };
  });
  const sum = asked.reduce((total, { weight }) => total + weight, 0);
  return {
    language,
    words: asked.map(({ weight, ...word }) => ({ ...word, share: weight / sum })),
    whole: wholeName(all.map(nameWord)),
    isOfKind: asked.some(({ isKind }) => isKind),
    isOneThing: asked.length === 1 && asked[0]?.makings !== null,
  };
}

function fitsOf(asked: NameWord, isKnown: boolean, { vocabulary, bySingular }: SearchIndex): Map<number, number> {
  const fits = new Map<number, number>();
  vocabulary.forEach((word, number) => {
    const fit = fitOf(asked, word);
    const means = isKnown && !isSame(fit) ? fit * WORDS.knownAsWritten : fit;
    if (means >= WORDS.least) fits.set(number, means);
  });
  for (const synonym of synonymsOf(asked.written.text)) {
    for (const number of bySingular.get(nameWord(synonym).singular) ?? [])
      fits.set(number, Math.max(WORDS.synonym, fits.get(number) ?? 0));
  }
  return fits;
}

/** So many titles with a word in them that are not about the ingredient of that name make it the name of a dish. */
const DISHES = 2;

/** "Tortilla" in Spanish: titles have the word, and what they name has no such thing in it. */
function isDish(
  fits: ReadonlyMap<number, number>,
  holding: ReadonlySet<number>,
  language: TextLanguage,
  { postings, names }: SearchIndex,
): boolean {
  const titled = [...fits].flatMap(([word, fit]) => (isSame(fit) ? (postings[word]?.names ?? []) : []));
  const without = titled.flatMap((name) => {
    const own = names[name];
    return own?.titleIn.includes(language) && !holding.has(own.recipe) ? [own.recipe] : [];
  });
  return new Set(without).size >= DISHES;
}

/** The word itself, or its plural. */
const isSame = (fit: number): boolean => fit > 0.96;

function kindsOf(fits: ReadonlyMap<number, number>, { postings }: SearchIndex): Map<number, number> {
  const kinds = new Map<number, number>();
  const add = (recipe: number, fit: number) => kinds.set(recipe, Math.max(fit, kinds.get(recipe) ?? 0));
  for (const [word, fit] of fits) {
    for (const recipe of postings[word]?.kinds ?? []) add(recipe, WORDS.kind * fit);
    for (const recipe of postings[word]?.cuisines ?? []) add(recipe, WORDS.cuisine * fit);
  }
  return kinds;
}
