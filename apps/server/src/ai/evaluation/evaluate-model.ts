import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { readRequest } from '@larder/food/requests/read-request';
import { breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { verdictOf } from '@larder/food/verifier/verify';
import { countMatch, matchRecipe } from '@larder/recipe-search/ranking/match-recipe';
import { fold } from '@larder/text/fold';
import { classifyError } from '../calls/classify-error.ts';
import type { Provider } from '../providers/provider.ts';
import type { RecipeRequest } from '../recipes/recipe-request.ts';
import { createVerifiedWriter } from '../recipes/verified-writer.ts';
import type { AiSettings } from '../settings.ts';
import type { SampleRequest } from './sample-requests.ts';

/** How a model answered one request. */
export type Evaluation = {
  text: string;
  /** The kind of the failure; null where it answered. */
  failure: string | null;
  recipes: number;
  /** Recipes for foods that use at least half of what is there, or that have the name of the dish. */
  relevant: number;
  /** Recipes that break a restriction: as the model wrote them, and of those that passed the check. */
  leaksBefore: number;
  leaksAfter: number;
  tokens: { input: number; output: number };
  milliseconds: number;
};

const RECIPES = 6;
const CALL_MS = 120_000;
const MIN_SHARE_USED = 0.5;

/** Has the configured model answer requests one after the other. */
export async function* evaluateModel(
  requests: readonly SampleRequest[],
  dependencies: {
    settings: AiSettings;
    provider: Provider;
    kb: KnowledgeBase;
    cookbook: readonly CanonicalRecipe[];
  },
): AsyncGenerator<Evaluation> {
  const { kb } = dependencies;
  let leaksBefore = 0;
  const onDraft = (recipe: CanonicalRecipe, _: unknown, restrictions: Restrictions) => {
    if (breaks(verdictOf(recipe, kb), restrictions).length > 0) leaksBefore += 1;
  };
  const { write } = createVerifiedWriter({ ...dependencies, onDraft });
  for (const sample of requests) {
    const request = requestOf(sample, kb);
    leaksBefore = 0;
    const started = performance.now();
    const written = await write(request, {
      signal: AbortSignal.timeout(CALL_MS),
      until: Date.now() + CALL_MS,
      avoidTitles: [],
      onRecipe: () => {},
    }).catch((error: unknown) => classifyError(error));
    const milliseconds = performance.now() - started;
    const shared = { text: sample.text, leaksBefore, milliseconds };
    if ('kind' in written) {
      const none = { recipes: 0, relevant: 0, leaksAfter: 0, tokens: { input: 0, output: 0 } };
      yield { ...shared, ...none, failure: written.kind };
      continue;
    }
    const { recipes, usage } = written;
    yield {
      ...shared,
      failure: null,
      recipes: recipes.length,
      relevant: recipes.filter((recipe) => isRelevant(recipe, request, kb)).length,
      leaksAfter: recipes.filter((recipe) => breaks(verdictOf(recipe, kb), request.restrictions).length > 0).length,
      tokens: { input: usage.inputTokens, output: usage.outputTokens },
    };
  }
}

function requestOf({ text, by, language }: SampleRequest, kb: KnowledgeBase): RecipeRequest {
  const reading = readRequest(text, kb, language);
  const {
    have,
    excludedAllergens,
    dietTypes,
    excludedIngredients,
    name,
    bareName: _bare,
    notUnderstood,
    ...rest
  } = reading;
  const ids = have.map(({ id }) => id);
  const understood = { ...rest, have: ids, excludedAllergens, dietTypes, excludedIngredients };
  return {
    have: by === 'ingredients' ? ids : null,
    dish: by === 'name' ? name || text : null,
    unknownWords: [],
    restrictions: { excludedAllergens, dietTypes, excludedIngredients, rules: [] },
    understood: understood as unknown as RecipeRequest['understood'],
    category: null,
    subcategory: null,
    language,
    count: RECIPES,
  };
}

function isRelevant(recipe: CanonicalRecipe, { have, dish }: RecipeRequest, kb: KnowledgeBase): boolean {
  if (have !== null) {
    const match = matchRecipe(recipe, have, kb);
    return have.length > 0 && 1 - match.unused.length / have.length >= MIN_SHARE_USED && countMatch(match).matched > 0;
  }
  const title = fold(recipe.title.en);
  return fold(dish ?? '')
    .split(' ')
    .some((word) => word.length > 3 && title.includes(word));
}
