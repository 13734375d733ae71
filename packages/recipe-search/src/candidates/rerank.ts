import type { CanonicalRecipe } from '@larder/food/recipe';
import type { WithinPreferences } from '../adaptation/within-preferences.ts';
import { type Answer, answerOf, byWorth } from '../ranking/answer.ts';
import { createCoverage } from '../ranking/match.ts';
import type { WeightedKnowledge } from '../ranking/worth.ts';
import type { FindRequest } from '../recipe-service.ts';
import { mainsOf } from './mains.ts';
import { createMatchIndex } from './match-index.ts';

/** So many of the best by a first look are looked at closely. */
const CLOSELY = 64;
/** So many are tried where preferences take some of them away. */
const TRIED = 300;

/** Looks for the cookbook's recipes that have to do with what is there, within the preferences, the worthiest first. */
export type Rerank = (request: Extract<FindRequest, { by: 'ingredients' }>) => Answer[];

export function createReranker(
  cookbook: readonly CanonicalRecipe[],
  knowledge: WeightedKnowledge,
  within: WithinPreferences,
): Rerank {
  const { kb } = knowledge;
  const index = createMatchIndex(
    cookbook.map(({ category, subcategory, lines }) => ({ category, subcategory, lines, allergens: [], diets: [] })),
    knowledge,
  );
  return ({ ingredients: have, category, subcategory, preferences }) => {
    const filter = { category, subcategory, excludedAllergens: [], diets: [] };
    const isRestricted = preferences.excludedAllergens.length + preferences.dietTypes.length > 0;
    const holdings = { have, mains: mainsOf(have, kb), coverage: createCoverage(have, kb) };
    const adapt = within(preferences);
    const answers: Answer[] = [];
    for (const { recipe: number } of index.query({ have, k: isRestricted ? TRIED : CLOSELY, ...filter })) {
      if (answers.length >= CLOSELY) break;
      const original = cookbook[number];
      const recipe = original && adapt(original);
      if (recipe) answers.push(answerOf(recipe, holdings, knowledge));
    }
    return answers.sort(byWorth);
  };
}
