import type { AnalyzeResponse } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import { SEARCH_TIMEOUT_MS } from '@larder/contract/limits';
import type { SearchPreferences } from '@larder/contract/preferences';
import { callApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { SearchRequest } from '../../../lib/search-cache.ts';

/** POST /api/analyze; gives up after a minute with an error that carries AI_TIMEOUT_ERROR. Spec section 7. */
export async function analyze(request: SearchRequest, signal: AbortSignal): Promise<AnalyzeResponse> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(timeoutError()), SEARCH_TIMEOUT_MS);
  try {
    return await callApi<AnalyzeResponse>(API.analyze, {
      method: 'POST',
      form: toForm(request),
      signal: AbortSignal.any([signal, deadline.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

function toForm({ mode, text, category, subcategory, language, measurementSystem }: SearchRequest): FormData {
  const form = new FormData();
  form.set(mode, text.trim());
  form.set('category', category);
  form.set('subcategory', subcategory);
  form.set('preferences', JSON.stringify({ language, measurementSystem } satisfies SearchPreferences));
  return form;
}

function timeoutError(): ApiError {
  return new ApiError('AI_TIMEOUT_ERROR: no answer within a minute', { status: 0, code: 'TIMEOUT' });
}
