import type { Language } from '@larder/contract/language';
import { textLanguage } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { popularityIn } from '../../ranking/popularity.ts';
import type { NameIndex } from '../name-index.ts';
import { nameWord, wholeName, wordsOf } from '../name-words.ts';

const RESEMBLANCE = {
  /** Names with a lower similarity are unlike. */
  least: 0.7,
  popularity: 0.1,
} as const;

/** The recipes with names that are similar to the query by sound, the most similar first: what a misspelt name may mean. */
export type FindResembling = (query: string, language: Language) => CanonicalRecipe[];

export function createFindResembling({ recipes, names }: NameIndex): FindResembling {
  const bigrams = names.map(({ whole }) => bigramsOf(whole.sound.text));
  return (query, language) => {
    const popularity = popularityIn(textLanguage(language));
    const queried = bigramsOf(wholeName(wordsOf(query).map(nameWord)).sound.text);
    const similarities = similaritiesTo(queried, { recipes, names }, bigrams);
    return recipes
      .flatMap((recipe, number) => {
        const similarity = similarities[number] ?? 0;
        if (similarity < RESEMBLANCE.least) return [];
        return [{ recipe, score: similarity + RESEMBLANCE.popularity * (popularity.get(recipe.id) ?? 0) }];
      })
      .sort((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1))
      .map(({ recipe }) => recipe);
  };
}

/** By the number of a recipe, the similarity of its most similar name, from 0 to 1. */
function similaritiesTo(
  queried: Uint16Array,
  { recipes, names }: Pick<NameIndex, 'recipes' | 'names'>,
  bigrams: readonly Uint16Array[],
): Float64Array {
  const isQueried = new Uint8Array(BIGRAMS);
  for (const bigram of queried) isQueried[bigram] = 1;
  const best = new Float64Array(recipes.length);
  names.forEach(({ recipe }, name) => {
    const similarity = diceCoefficient(bigrams[name] ?? queried, isQueried, queried.length);
    best[recipe] = Math.max(best[recipe] ?? 0, similarity);
  });
  return best;
}

/** A letter takes five bits, a bigram two letters. */
const LETTER = { bits: 5, mask: 31 } as const;
/** The phonetic "$" of "sh" and "ch"; its lowest bits are those of "d". */
const SH_SOUND = { written: '$'.charCodeAt(0), number: 27 } as const;
const BIGRAMS = 1 << (2 * LETTER.bits);

/** The pairs of neighbouring letters, each once; the first letter is paired with 0. */
function bigramsOf(sound: string): Uint16Array {
  const letters = Array.from({ length: sound.length }, (_, at) => letterNumber(sound.charCodeAt(at)));
  return Uint16Array.from(new Set(letters.map((letter, at) => ((letters[at - 1] ?? 0) << LETTER.bits) | letter)));
}

function letterNumber(letter: number): number {
  return letter === SH_SOUND.written ? SH_SOUND.number : letter & LETTER.mask;
}

/** Sørensen and Dice's coefficient: twice the number of shared bigrams, divided by the number of both together. */
function diceCoefficient(bigrams: Uint16Array, isQueried: Uint8Array, queried: number): number {
  let shared = 0;
  for (const bigram of bigrams) shared += isQueried[bigram] ?? 0;
  return bigrams.length + queried === 0 ? 0 : (2 * shared) / (bigrams.length + queried);
}
