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
 * What started a search. `submit`: the person; the old results are cleared, and the outcome is reported. `correction`:
 * the person, who says what is in the photo and may go on doing so; as `submit`, but neither a toast nor a scroll to the
 * results interrupts them.
 * `restriction-change`: other allergens or diets apply; the old results are cleared, and only a failure is reported.
 * `display-change`: another language or measurement system; the old results stay until the new ones have arrived, and
 * nothing is reported.
 */
export type SearchTrigger = 'submit' | 'correction' | 'restriction-change' | 'display-change';

type SearchVariables = {
  request: SearchRequest;
  photo: File | null;
  trigger: SearchTrigger;
  signal: AbortSignal;
  answer: Promise<AnalyzeResponse>;
};

type SearchOptions = {
  /** Cached results to show until the next search. */
  cached: CachedSearch | null;
  /** The filters that are applied to the results. */
  filters: Pick<CachedSearch['view'], 'minRating' | 'excludedAllergens'>;
  /** Applied to every search. */
  restrictions: SearchRequest['restrictions'];
  /** The first recipes of a submitted search are shown; more may follow. */
  onShown: () => void;
  /** The answer to the person's search is complete. `photo` is the searched photo, null for a search by text. */
  onFound: (search: CachedSearch, by: { photo: File | null; trigger: SearchTrigger }) => void;
  onFailed: (error: unknown) => void;
};

export type Search = ReturnType<typeof useSearch>;

/**
 * The state of the search: idle, loading, results or an error. A new search aborts the previous one. Results stay cached
 * when the page is left. docs/specification.md §4, Search flow.
 */
export function useSearch({ cached, filters, restrictions, onShown, onFound, onFailed }: SearchOptions) {
  const [results, setResults] = useState(cached);
  const [restored, setRestored] = useState(cached !== null);
  const [durationMs, setDurationMs] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const { mutate, reset, isPending, variables, error, submittedAt } = useMutation({
    mutationFn: ({ answer }: SearchVariables) => answer,
    onSuccess: (response, { request: sent, photo, trigger, signal }) => {
      if (signal.aborted) return;
      setDurationMs(Date.now() - submittedAt);
      const request = photo ? asTextSearch(sent, response) : sent;
      const search = { request, response, view: { ...viewOf(response, results), ...filters } };
      show(search);
      if (trigger === 'submit' || trigger === 'correction') onFound(search, { photo, trigger });
    },
    onError: (failure, { trigger, signal }) => {
      if (!signal.aborted && trigger !== 'display-change') onFailed(failure);
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

  /** The answer to a search, which is shown as far as it has come. */
  async function answerTo(
    request: SearchRequest,
    { photo, trigger, signal }: Pick<SearchVariables, 'photo' | 'trigger' | 'signal'>,
  ): Promise<AnalyzeResponse> {
    let isShown = trigger !== 'submit';
    const showFirst = () => {
      if (!isShown) onShown();
      isShown = true;
    };
    const response = await analyze(request, signal, photo, (part) => {
      if (signal.aborted || trigger === 'display-change') return;
      setResults((before) => ({ request, response: part, view: { ...viewOf(part, before), ...filters } }));
      if (part.recipes.length > 0) showFirst();
    });
    if (!signal.aborted) showFirst();
    return response;
  }

  function run(words: Omit<SearchRequest, 'restrictions'>, trigger: SearchTrigger, photo: File | null = null) {
    const request = { ...words, restrictions };
    const controller = new AbortController();
    const { signal } = controller;
    // Sent before the loading state is rendered, which takes about as long as the answer.
    const answer = answerTo(request, { photo, trigger, signal });
    if (trigger !== 'display-change') clear();
    running.current?.abort();
    running.current = controller;
    mutate({ request, photo, trigger, signal, answer });
  }

  const isVisible = variables?.trigger !== 'display-change';
  const loading = isPending && isVisible;
  const failure = isVisible ? error : null;
  return {
    results,
    restored,
    loading,
    error: failure,
    /** Whether there is an outcome to show: a running search, an error or results. */
    active: loading || failure !== null || results !== null,
    request: variables?.request ?? results?.request ?? null,
    /** The photo of the last search; null after a search by text. */
    photo: variables?.photo ?? null,
    /** Duration of the last search, for the debug panel. */
    durationMs,
    run,
    retry: () => variables && run(variables.request, 'submit', variables.photo),
    clear,
    setView: (view: Partial<CachedSearch['view']>) =>
      results && show({ ...results, view: { ...results.view, ...view } }),
  };
}

/** The first page of an answer, or more where more of it is shown already; what came later than its first part is not sorted into it. */
function viewOf(
  { recipes }: AnalyzeResponse,
  shown: CachedSearch | null,
): Pick<CachedSearch['view'], 'visible' | 'sorted'> {
  const byModel = recipes.filter(({ source }) => source === 'assistant').length;
  const firstPage = [recipes.length - byModel, byModel].map((count) => Math.min(count, RESULTS_PAGE_SIZE));
  const atFirst = firstPage.reduce((sum, count) => sum + count, 0);
  return { visible: Math.max(shown?.view.visible ?? 0, atFirst), sorted: shown?.view.sorted ?? recipes.length };
}

/** A search by photo as the equivalent search by text: photos are not stored, and the search can be repeated. */
function asTextSearch(request: SearchRequest, { ingredients }: AnalyzeResponse): SearchRequest {
  return { ...request, text: ingredients.map(({ name }) => name).join(', ') };
}
