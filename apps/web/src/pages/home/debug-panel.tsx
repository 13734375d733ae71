import { useQueryClient } from '@tanstack/react-query';
import { sessionStore } from '../../lib/browser-storage.ts';
import { readCachedSearch } from '../../lib/search-cache.ts';
import type { Search } from './search/use-search.ts';
import type { SearchForm } from './search/use-search-form.ts';

/** The state of the search and of the caches, shown with `?showDevTools=true`. */
export function DebugPanel({ form, search }: { form: SearchForm; search: Search }) {
  const queries = useQueryClient().getQueryCache().getAll();
  const { mode, text, category, subcategory, minRating, excludedAllergens } = form;
  const { loading, restored, error, request, results, durationMs } = search;
  const cached = readCachedSearch(sessionStore);
  const state = {
    form: { mode, text, category, subcategory, minRating, excludedAllergens },
    search: {
      loading,
      restored,
      error: error && String(error),
      request,
      recipes: results?.response.recipes.length ?? 0,
      durationMs,
    },
    ingredients: results?.response.ingredients ?? [],
    cache: { stored: cached !== null, view: cached?.view ?? null },
    queries: queries.map(({ queryKey, state: { status, dataUpdatedAt } }) => ({ queryKey, status, dataUpdatedAt })),
  };
  return (
    <aside aria-label="Debug" className="page-width mt-10">
      <details open className="rounded-card border border-line bg-card p-5">
        <summary className="min-h-11 font-semibold">Debug</summary>
        <pre className="overflow-x-auto text-xs">{JSON.stringify(state, null, 2)}</pre>
      </details>
    </aside>
  );
}
