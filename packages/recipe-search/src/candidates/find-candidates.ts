import type { CanonicalRecipe } from '@larder/food/recipe';
import { isRestricting } from '@larder/food/verifier/restrictions';
import type { WithinPreferences } from '../adaptation/within-preferences.ts';
import type { RankingKnowledge } from '../ranking/rank-recipes.ts';
import type { FindRequest } from '../recipe-service.ts';
import { createCandidateIndex } from './candidate-index.ts';

/** Number of candidates that are ranked. */
const CANDIDATES = 64;
/** Number of recipes that are tried where preferences may rule some of them out. */
const TRIED = 300;

type Request = Pick<
  Extract<FindRequest, { by: 'ingredients' }>,
  'ingredients' | 'category' | 'subcategory' | 'preferences'
>;

/** Finds the cookbook's recipes that are worth ranking for a request, adapted to its preferences. */
export type FindCandidates = (request: Request) => CanonicalRecipe[];

export function createCandidateFinder(
  cookbook: readonly CanonicalRecipe[],
  knowledge: RankingKnowledge,
  within: WithinPreferences,
): FindCandidates {
  const index = createCandidateIndex(cookbook, knowledge);
  return ({ ingredients: available, category, subcategory, preferences }) => {
    const adapt = within(preferences);
    const found: CanonicalRecipe[] = [];
    const limit = isRestricting(preferences) ? TRIED : CANDIDATES;
    for (const { recipe: number } of index.query({ available, category, subcategory, limit })) {
      if (found.length >= CANDIDATES) break;
      const original = cookbook[number];
      const recipe = original && adapt(original);
      if (recipe) found.push(recipe);
    }
    return found;
  };
}
