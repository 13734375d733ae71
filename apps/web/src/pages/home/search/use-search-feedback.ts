import { SCROLL_TO_RESULTS_DELAY_MS } from '@larder/contract/limits';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ToastContent, useToast } from '../../../components/toast/toast-context.ts';
import { addTexts } from '../../../i18n/create-i18n.ts';
import type { TextPart } from '../../../i18n/dictionaries.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { importAgain } from '../../../lib/loading/import-again.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import type { CachedSearch } from '../../../lib/search-cache.ts';

/** The code and the texts of the toasts are not needed before the first search. */
export const loadSearchToasts = importAgain(() => import('./search-toasts.ts'));
export const TOAST_TEXTS: readonly TextPart[] = ['results', 'failure'];
type SearchToasts = Awaited<ReturnType<typeof loadSearchToasts>>;

/** What a user does to move on the page or to open something of it. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Toasts for the outcome of a search, and a scroll to its results. docs/specification.md §4, Search flow. */
export function useSearchFeedback(results: RefObject<HTMLElement | null>) {
  return { ...useScrollToResults(results), ...useToasts() };
}

/** Scrolls when results appear, unless the user moves first. */
function useScrollToResults(results: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  };
}

/** The toast of a success goes with the page: it would cover the top of a result. */
function useToasts() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const isOpen = useRef(true);
  const closeSuccess = useRef(() => {});
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      closeSuccess.current();
    };
  }, []);

  function show(content: ToastContent) {
    if (content.variant !== 'success') toast(content);
    else if (isOpen.current) closeSuccess.current = toast(content);
  }

  function load(content: (toasts: SearchToasts) => ToastContent) {
    Promise.all([loadSearchToasts(), addTexts(i18n, language, TOAST_TEXTS)]).then(
      ([toasts]) => show(content(toasts)),
      () => show({ title: t('common.unreachable'), variant: 'destructive' }),
    );
  }

  return {
    onFound: (search: CachedSearch) => load(({ foundToast }) => foundToast(search, t)),
    onFailed: (error: unknown) => load(({ failedToast }) => failedToast(error, t)),
  };
}
