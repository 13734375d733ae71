import { RESULTS_PAGE_SIZE } from '@larder/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type CachedSearch,
  clearCachedSearch,
  type SearchRequest,
  writeCachedSearch,
} from '../../../lib/search-cache.ts';
import { sessionStore } from '../../../lib/storage.ts';
import { analyze } from '../api/analyze.ts';

type Attempt = { request: SearchRequest; quiet: boolean; signal: AbortSignal };

type SearchOptions = {
  /** Results kept from before, shown until something else is asked. */
  kept: CachedSearch | null;
  excludedAllergens: CachedSearch['view']['excludedAllergens'];
  onFound: (search: CachedSearch) => void;
  onFailed: (error: unknown) => void;
};

export type Search = ReturnType<typeof useSearch>;

/**
 * The search flow: idle, then loading, then results or an error. Results outlive the page being left; a search under
 * way when another begins is dropped. Spec section 4, Search flow.
 */
export function useSearch({ kept, excludedAllergens, onFound, onFailed }: SearchOptions) {
  const [results, setResults] = useState(kept);
  const [restored, setRestored] = useState(kept !== null);
  const [durationMs, setDurationMs] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const { mutate, reset, isPending, variables, error, submittedAt } = useMutation({
    mutationFn: ({ request, signal }: Attempt) => analyze(request, signal),
    onSuccess: (response, { request, quiet, signal }) => {
      if (signal.aborted) return;
      setDurationMs(Date.now() - submittedAt);
      const visible = quiet && results ? results.view.visible : RESULTS_PAGE_SIZE;
      const search = { request, response, view: { visible, excludedAllergens } };
      show(search);
      if (!quiet) onFound(search);
    },
    onError: (failure, { quiet, signal }) => {
      if (!signal.aborted && !quiet) onFailed(failure);
    },
  });

  function show(search: CachedSearch) {
    writeCachedSearch(sessionStore, search);
    setResults(search);
  }

  function clear() {
    running.current?.abort();
    reset();
    clearCachedSearch(sessionStore);
    setResults(null);
    setRestored(false);
  }

  /** `quiet` keeps what is shown until the new results are there, and tells nobody. */
  function run(request: SearchRequest, { quiet = false } = {}) {
    if (!quiet) clear();
    running.current?.abort();
    running.current = new AbortController();
    mutate({ request, quiet, signal: running.current.signal });
  }

  const loading = isPending && !variables.quiet;
  const failure = variables?.quiet ? null : error;
  return {
    results,
    restored,
    loading,
    error: failure,
    /** Whether there is anything to show in answer. */
    asked: loading || failure !== null || results !== null,
    request: variables?.request ?? results?.request ?? null,
    /** How long the last answer took, for the debug panel. */
    durationMs,
    run,
    clear,
    setView: (view: Partial<CachedSearch['view']>) =>
      results && show({ ...results, view: { ...results.view, ...view } }),
  };
}
