import { API } from '@larder/contract/api';
import { MAX_SAVED_PAGE } from '@larder/contract/limits';
import type { Recipe } from '@larder/contract/recipe';
import { callApi } from '../../../lib/api/api-client.ts';

type Options = {
  /** Language and measurement system. */
  query: Record<string, string | undefined>;
  userId: string;
  signal: AbortSignal;
};

/** GET /api/user/recipes/saved page by page, newest first, following the header `Link`. @throws ApiError */
export async function* fetchSavedPages({ query, userId, signal }: Options): AsyncGenerator<Recipe[]> {
  let next: string | null = null;
  const call = {
    actingFor: userId,
    signal,
    onResponse: ({ headers }: Pick<Response, 'headers'>) => {
      next = nextPage(headers.get('link'));
    },
  };
  yield await callApi<Recipe[]>(API.savedRecipes, { ...call, query: { ...query, limit: String(MAX_SAVED_PAGE) } });
  while (next !== null) yield await callApi<Recipe[]>(next, call);
}

/** The path of the next page; null on the last one, and for a path of another call. */
function nextPage(link: string | null): string | null {
  const [, path = ''] = /^<([^>]+)>; rel="next"$/.exec(link ?? '') ?? [];
  return path.startsWith(`${API.savedRecipes}?`) ? path : null;
}
