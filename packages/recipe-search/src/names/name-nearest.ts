import type { Language } from '@larder/contract/language';
import { textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, TextLanguage } from '@larder/food/recipe';
import { popularityIn } from '../ranking/popularity.ts';
import type { SearchIndex } from './name-search-index.ts';
import { nameWord, plainWords, wholeName } from './name-words.ts';

const NEARNESS = {
  /** Below this share of letter pairs in common two names are not alike at all, and only popularity decides. */
  alike: 0.4,
  /** A nickname, or the title in another language than the reader's. */
  otherName: 0.7,
  popularity: 0.1,
} as const;

/** Every recipe, the one whose name looks and sounds most like the query first; of equals the better known. */
export type NearestByName = (query: string, language: Language) => CanonicalRecipe[];

/** Orders recipes by the likeness of their names to one that none of them bears. */
export function createNearestByName({ recipes, names }: SearchIndex): NearestByName {
  const pairs = names.map(({ whole }) => pairsOf(whole.sound.text));
  return (query, language) => {
    const own = textLanguage(language);
    const known = popularityIn(own);
    const asked = pairsOf(wholeName(plainWords(query).map(nameWord)).sound.text);
    const likeness = likenesses(asked, own, { recipes, names }, pairs);
    const scores = recipes.map(({ id }, number) => {
      const alike = likeness[number] ?? 0;
      return NEARNESS.popularity * (known.get(id) ?? 0) + (alike < NEARNESS.alike ? 0 : alike);
    });
    return [...recipes.entries()]
      .sort(([a, { id }], [b, other]) => (scores[b] ?? 0) - (scores[a] ?? 0) || (id < other.id ? -1 : 1))
      .map(([, recipe]) => recipe);
  };
}

/** By the number of each recipe, the likeness of the likest of its names, from 0 to 1. */
function likenesses(
  asked: Uint16Array,
  own: TextLanguage,
  { recipes, names }: Pick<SearchIndex, 'recipes' | 'names'>,
  pairs: readonly Uint16Array[],
): Float64Array {
  const isAsked = new Uint8Array(PAIRS);
  for (const pair of asked) isAsked[pair] = 1;
  const likest = new Float64Array(recipes.length);
  names.forEach(({ recipe, titleIn }, name) => {
    const weight = titleIn.includes(own) ? 1 : NEARNESS.otherName;
    const likeness = weight * inCommon(pairs[name] ?? asked, isAsked, asked.length);
    likest[recipe] = Math.max(likest[recipe] ?? 0, likeness);
  });
  return likest;
}

/** Letters as numbers of five bits, two of them in a pair. */
const LETTER = { bits: 5, mask: 31 } as const;
/** The sound of "sh" and "ch", which would else be taken for a d. */
const HUSH = { written: '$'.charCodeAt(0), number: 27 } as const;
const PAIRS = 1 << (2 * LETTER.bits);

/** Each pair of neighbouring letters once, the first letter with what is before it: nothing. */
function pairsOf(sound: string): Uint16Array {
  const letters = Array.from({ length: sound.length }, (_, at) => numberOf(sound.charCodeAt(at)));
  return Uint16Array.from(new Set(letters.map((letter, at) => ((letters[at - 1] ?? 0) << LETTER.bits) | letter)));
}

function numberOf(letter: number): number {
  return letter === HUSH.written ? HUSH.number : letter & LETTER.mask;
}

/** Dice's coefficient: twice what two sets share, over what they have together. */
function inCommon(pairs: Uint16Array, isAsked: Uint8Array, asked: number): number {
  let shared = 0;
  for (const pair of pairs) shared += isAsked[pair] ?? 0;
  return pairs.length + asked === 0 ? 0 : (2 * shared) / (pairs.length + asked);
}
