import type { AnalyzeResponse } from '@larder/contract/analyze';
import { SCROLL_TO_RESULTS_DELAY_MS } from '@larder/contract/limits';
import type { TFunction } from 'i18next';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import type { CachedSearch, SearchRequest } from '../../../lib/search-cache.ts';
import { failureText, failureToast } from './search-failure.ts';

/** What a user does to move on the page or to open something of it. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Toasts for the outcome of a search, of which that of a success goes with the page: it would cover the top of a result.
 * And a scroll to the results, unless the user moves first. docs/specification.md §4, Search flow.
 */
export function useSearchFeedback(results: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const toast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeSuccess = useRef(() => {});
  useEffect(() => () => closeSuccess.current(), []);
  useEffect(() => {
    const cancel = () => clearTimeout(timer.current);
    for (const event of OWN_MOVES) window.addEventListener(event, cancel, { passive: true });
    return () => {
      cancel();
      for (const event of OWN_MOVES) window.removeEventListener(event, cancel);
    };
  }, []);

  function scrollToResults() {
    results.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  }

  return {
    scrollToResults,
    onShown: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(scrollToResults, SCROLL_TO_RESULTS_DELAY_MS);
    },
    onFound: ({ request, response }: CachedSearch) => {
      const { failure } = response.assistant ?? {};
      if (failure) showFailure(new Error(failure.message));
      else closeSuccess.current = showSuccess(successText(request, response, t));
    },
    onFailed: showFailure,
  };

  function showSuccess(description: string) {
    return toast({ title: t('search.success.title'), description, variant: 'success' });
  }

  function showFailure(error: unknown) {
    const kind = failureToast(error);
    const texts = kind === 'notImage' ? 'search.photo.notImage' : (`search.failure.${kind}` as const);
    const description = kind === 'other' ? failureText(error, t) : t(`${texts}.text`);
    toast({ title: t(`${texts}.title`), description, variant: 'destructive' });
  }
}

/** The number of recipes; if none of them is exactly what was searched for, without saying that they are. */
function successText({ mode, text, category }: SearchRequest, { recipes, exact }: AnalyzeResponse, t: TFunction) {
  const count = recipes.length;
  if (!exact && count > 0) return t('search.success.closest', { count });
  if (mode === 'recipeName') return t('search.success.name', { count, name: text.trim() });
  return t(`search.success.${category}`, { count });
}
