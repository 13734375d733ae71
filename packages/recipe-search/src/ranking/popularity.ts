import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import POPULARITY from './popularity.json' with { type: 'json' };

/** What the least popular of the listed recipes keeps of the popularity of the first. */
const LEAST_SHARE = 0.3;

const byLanguage = new Map(
  TEXT_LANGUAGES.map((language) => {
    const ids = POPULARITY[language];
    return [language, new Map(ids.map((id, rank) => [id, 1 - ((1 - LEAST_SHARE) * rank) / ids.length]))] as const;
  }),
);

/** By id, how often people who speak a language look for a recipe, from 0 to 1; most recipes are not listed. */
export function popularityIn(language: TextLanguage): ReadonlyMap<string, number> {
  return byLanguage.get(language) ?? new Map();
}

/** Ids of the recipes that are suggested before anybody has saved or rated any, the most popular first. */
export function suggestedRecipes(): readonly string[] {
  return POPULARITY.suggested;
}
