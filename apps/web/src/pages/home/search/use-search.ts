import type { AnalyzeResponse } from '@larder/contract/analyze';
import { RESULTS_PAGE_SIZE } from '@larder/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionStore } from '../../../lib/browser-storage.ts';
import {
  type CachedSearch,
  clearCachedSearch,
  type SearchRequest,
  writeCachedSearch,
} from '../../../lib/search-cache.ts';
import { analyze } from './analyze.ts';

/**
 * `asked`: what was shown goes, and the outcome is told. `followed`: what was shown may no longer be, and goes; a
 * success speaks for itself. `quietly`: what is shown stays until the new results are there, and nothing is told.
 */
type Manner = 'asked' | 'followed' | 'quietly';

type Attempt = { request: SearchRequest; photo: File | null; manner: Manner; signal: AbortSignal };

type SearchOptions = {
  /** Results kept from before, shown until something else is asked. */
  kept: CachedSearch | null;
  excludedAllergens: CachedSearch['view']['excludedAllergens'];
  /** What every search keeps to. */
  restrictions: SearchRequest['restrictions'];
  /** `photo` is what was asked with, in place of the request's text. */
  onFound: (search: CachedSearch, photo: File | null) => void;
  onFailed: (error: unknown) => void;
};

export type Search = ReturnType<typeof useSearch>;

/**
 * The search flow: idle, then loading, then results or an error. Results outlive the page being left; a search under
 * way when another begins is dropped. Spec section 4, Search flow.
 */
export function useSearch({ kept, excludedAllergens, restrictions, onFound, onFailed }: SearchOptions) {
  const [results, setResults] = useState(kept);
  const [restored, setRestored] = useState(kept !== null);
  const [durationMs, setDurationMs] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const { mutate, reset, isPending, variables, error, submittedAt } = useMutation({
    mutationFn: ({ request, photo, signal }: Attempt) => analyze(request, signal, photo),
    onSuccess: (response, { request: asked, photo, manner, signal }) => {
      if (signal.aborted) return;
      setDurationMs(Date.now() - submittedAt);
      const visible = manner === 'quietly' && results ? results.view.visible : RESULTS_PAGE_SIZE;
      const request = photo ? asInWords(asked, response) : asked;
      const search = { request, response, view: { visible, excludedAllergens } };
      show(search);
      if (manner === 'asked') onFound(search, photo);
    },
    onError: (failure, { manner, signal }) => {
      if (!signal.aborted && manner !== 'quietly') onFailed(failure);
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

  function run(asked: Omit<SearchRequest, 'restrictions'>, manner: Manner = 'asked', photo: File | null = null) {
    if (manner !== 'quietly') clear();
    running.current?.abort();
    running.current = new AbortController();
    mutate({ request: { ...asked, restrictions }, photo, manner, signal: running.current.signal });
  }

  const loading = isPending && variables.manner !== 'quietly';
  const failure = variables?.manner === 'quietly' ? null : error;
  return {
    results,
    restored,
    loading,
    error: failure,
    /** Whether there is anything to show in answer. */
    asked: loading || failure !== null || results !== null,
    request: variables?.request ?? results?.request ?? null,
    /** The photo that was last asked with; null once something else was asked. */
    photo: variables?.photo ?? null,
    /** How long the last answer took, for the debug panel. */
    durationMs,
    run,
    /** Asks the same once more. */
    again: () => variables && run(variables.request, 'asked', variables.photo),
    clear,
    setView: (view: Partial<CachedSearch['view']>) =>
      results && show({ ...results, view: { ...results.view, ...view } }),
  };
}

/** A search with a photo, as the words that ask for the same: no picture is kept, and it can be asked again. */
function asInWords(request: SearchRequest, { ingredients }: AnalyzeResponse): SearchRequest {
  return { ...request, text: ingredients.map(({ name }) => name).join(', ') };
}
