import { SCROLL_TO_RESULTS_DELAY_MS } from '@larder/contract/limits';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import type { CachedSearch } from '../../../lib/search-cache.ts';
import { failureToast } from './search-failure.ts';

/** Toasts for the outcome of a search, and a scroll to its results. docs/specification.md §4, Search flow. */
export function useSearchFeedback(results: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const toast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function scrollToResults() {
    results.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  }

  return {
    scrollToResults,
    onFound: ({ request, response }: CachedSearch) => {
      const count = response.recipes.length;
      const description =
        request.mode === 'recipeName'
          ? t('search.success.name', { count, name: request.text.trim() })
          : t(`search.success.${request.category}`, { count });
      if (count > 0) toast({ title: t('search.success.title'), description, variant: 'success' });
      clearTimeout(timer.current);
      timer.current = setTimeout(scrollToResults, SCROLL_TO_RESULTS_DELAY_MS);
    },
    onFailed: (error: unknown) => {
      const kind = failureToast(error);
      const texts = kind === 'notImage' ? 'search.photo.notImage' : (`search.failure.${kind}` as const);
      toast({ title: t(`${texts}.title`), description: t(`${texts}.text`), variant: 'destructive' });
    },
  };
}
