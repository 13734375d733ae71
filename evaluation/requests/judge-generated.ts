import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readRequest } from '@larder/food/requests/read-request';
import { breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import type { RecipeService } from '@larder/recipe-search/recipe-service';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import { type GeneratedRequest, generateRequests } from './generated-requests.ts';

export type GeneratedReport = {
  requests: number;
  /** Recipes that were answered, of all requests together. */
  recipes: number;
  /** Requests whose restriction is neither applied nor shown as not understood. */
  dropped: string[];
  /** Recipes with something that the request excludes. */
  violations: string[];
};

/** Number of recipes of each answer that are checked. */
const CHECKED = 8;

/** Reads, searches and verifies generated requests, and checks the answers against what each was generated to exclude. */
export async function judgeGenerated(
  count: number,
  search: RecipeService,
  kb: KnowledgeBase,
): Promise<GeneratedReport> {
  const report: GeneratedReport = { requests: 0, recipes: 0, dropped: [], violations: [] };
  const answer = createAnswers(search, kb);
  for (const request of generateRequests(count)) {
    report.requests += 1;
    const { language, text, excluded } = request;
    const reading = readRequest(text, kb, language);
    if (!isAppliedOrShown(request, reading)) report.dropped.push(text);
    const have = reading.have.map(({ id }) => id);
    if (have.length === 0 || reading.notUnderstood.some(({ kind }) => kind === 'restriction')) continue;
    const { excludedAllergens, dietTypes, excludedIngredients } = reading;
    for (const { title, verdict } of await answer(have, { excludedAllergens, dietTypes, excludedIngredients })) {
      report.recipes += 1;
      for (const broken of breaks(verdict, excluded)) report.violations.push(`${text}: ${title}: ${broken}`);
    }
  }
  return report;
}

type CheckedRecipe = { title: string; verdict: ReturnType<typeof verifyRecipe> };

/** Answers equal requests once. */
function createAnswers(search: RecipeService, kb: KnowledgeBase) {
  const known = new Map<string, CheckedRecipe[]>();
  return async (ingredients: readonly string[], preferences: Restrictions): Promise<CheckedRecipe[]> => {
    const key = JSON.stringify([ingredients, preferences]);
    const answered = known.get(key);
    if (answered) return answered;
    const { drafts } = await search.find(
      { by: 'ingredients', ingredients, category: null, subcategory: null, preferences, language: 'en-GB' },
      AbortSignal.timeout(60_000),
    );
    const checked = verifyDrafts(drafts, preferences, kb, CHECKED).map(({ recipe }) => ({
      title: recipe.title.en,
      verdict: verifyRecipe(recipe, kb),
    }));
    known.set(key, checked);
    return checked;
  };
}

function isAppliedOrShown({ excluded }: GeneratedRequest, reading: ReturnType<typeof readRequest>): boolean {
  if (reading.notUnderstood.some(({ kind }) => kind === 'restriction')) return true;
  return (
    excluded.excludedAllergens.every((allergen) => reading.excludedAllergens.includes(allergen)) &&
    excluded.dietTypes.every((diet) => reading.dietTypes.includes(diet))
  );
}
