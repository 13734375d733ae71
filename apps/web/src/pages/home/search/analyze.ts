import type { AnalyzeResponse } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import { SEARCH_TIMEOUT_MS } from '@larder/contract/limits';
import { clientRecipeId } from '@larder/contract/search/client-recipe-id';
import type { SearchPreferences } from '@larder/contract/user/preferences';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { importAgain } from '../../../lib/loading/import-again.ts';
import type { SearchRequest } from '../../../lib/search-cache.ts';

/** Answers come in parts only where a language model is configured. */
export const loadEventReader = importAgain(() => import('./analyze-events.ts'));

/** POST /api/analyze; `onPart` is called with the answer so far where it comes in parts. Fails with AI_TIMEOUT_ERROR after a minute. docs/specification.md §7. */
export async function analyze(
  request: SearchRequest,
  signal: AbortSignal,
  photo: File | null,
  onPart: (answer: AnalyzeResponse) => void,
): Promise<AnalyzeResponse> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(timeoutError()), SEARCH_TIMEOUT_MS);
  try {
    const response = await callApi<AnalyzeResponse>(API.analyze, {
      method: 'POST',
      form: toForm(request, photo),
      signal: AbortSignal.any([signal, deadline.signal]),
      readEvents: async (response) => (await loadEventReader()).readAnalyzeEvents(response, onPart),
    });
    return { ...response, recipes: withIds(response.recipes, Date.now()) };
  } finally {
    clearTimeout(timer);
  }
}

/** Recipes without an id get different ones made in this browser. docs/specification.md §3, Recipe. */
function withIds(recipes: AnalyzeResponse['recipes'], now: number): AnalyzeResponse['recipes'] {
  return recipes.map((recipe, index) => (recipe.id ? recipe : { ...recipe, id: clientRecipeId(now + index) }));
}

function toForm(
  { mode, text, category, subcategory, restrictions, ignored, ...rendering }: SearchRequest,
  photo: File | null,
): FormData {
  const form = new FormData();
  if (photo) form.set('image', photo);
  else form.set(mode, text.trim());
  form.set('category', category);
  form.set('subcategory', subcategory);
  const { language, measurementSystem } = rendering;
  const preferences: SearchPreferences = { language, measurementSystem, ...restrictions };
  form.set('preferences', JSON.stringify(preferences));
  if (ignored.length > 0) form.set('ignored', JSON.stringify(ignored));
  return form;
}

function timeoutError(): ApiError {
  return new ApiError('AI_TIMEOUT_ERROR: no answer within a minute', { status: 0, code: 'TIMEOUT' });
}
