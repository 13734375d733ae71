import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { type Answer, answerOf, byWorth } from './answer.ts';
import { mainsOf } from './mains.ts';
import { createCoverage } from './match.ts';
import { createMatchIndex } from './match-index.ts';
import type { FindRequest } from './recipe-service.ts';
import type { WithinPreferences } from './within-preferences.ts';
import type { WeighedKitchen } from './worth.ts';

/** So many of the best by a first look are looked at closely. */
const CLOSELY = 64;
/** So many are tried where preferences take some of them away. */
const TRIED = 300;

/** Looks for the cookbook's recipes that have to do with what is there, within the preferences, the worthiest first. */
export type LookUp = (request: Extract<FindRequest, { by: 'ingredients' }>) => Answer[];

export function createLookUp(
  cookbook: readonly CanonicalRecipe[],
  kitchen: WeighedKitchen,
  within: WithinPreferences,
): LookUp {
  const { kb } = kitchen;
  const index = createMatchIndex(
    cookbook.map(({ category, subcategory, lines }) => ({ category, subcategory, lines, allergens: [], diets: [] })),
    kitchen,
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
      if (recipe) answers.push(answerOf(recipe, holdings, kitchen));
    }
    return answers.sort(byWorth);
  };
}
