import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestrictions } from '../../features/preferences/use-restrictions.ts';
import { rememberIngredients } from '../../features/recipe-list/last-ingredients.ts';
import { sessionStore } from '../../lib/browser-storage.ts';
import { repeatEarlyInput } from '../../lib/early-input.ts';
import { lazyWithRetry } from '../../lib/loading/lazy-with-retry.ts';
import { readCachedSearch } from '../../lib/search-cache.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { usePhoto } from './photo/use-photo.ts';
import { PopularSection } from './popular/popular-section.tsx';
import { SearchOutcome } from './results/lazy-search-outcome.ts';
import { useRefreshSearch } from './search/use-refresh-search.ts';
import { useSearch } from './search/use-search.ts';
import { useSearchFeedback } from './search/use-search-feedback.ts';
import { useSearchForm } from './search/use-search-form.ts';
import { SearchControls } from './search-form/search-controls.tsx';
import { useShowDevTools } from './use-show-dev-tools.ts';

const DebugPanel = lazyWithRetry(
  () => import('./debug-panel.tsx'),
  ({ DebugPanel }) => DebugPanel,
);

/** Until the code for results is loaded if no field has been focused before. */
const PRELOAD_DELAY_MS = 4_000;

/** The search form with popular recipes or the outcome of the search. docs/specification.md §2, Home. */
export function SearchPage() {
  useDocumentTitle();
  const { t } = useTranslation();
  const outcome = useRef<HTMLElement>(null);
  const [cached] = useState(() => readCachedSearch(sessionStore));
  const form = useSearchForm(cached);
  const feedback = useSearchFeedback(outcome);
  const restrictions = useRestrictions();
  const photo = usePhoto();
  const search = useSearch({
    cached,
    filters: { minRating: form.minRating, excludedAllergens: form.excludedAllergens },
    restrictions,
    onShown: feedback.onShown,
    onFound: (found, by) => {
      if (by.photo) {
        photo.setAnswer(found.response);
        form.setText(found.request.text);
      } else {
        photo.setLater(found.response);
      }
      const { request, response } = found;
      if (request.mode === 'ingredients') rememberIngredients(sessionStore, response.ingredients);
      if (by.trigger === 'submit') feedback.onFound(found);
    },
    onFailed: feedback.onFailed,
  });
  useRefreshSearch(search, restrictions);
  const showDevTools = useShowDevTools();
  useLayoutEffect(repeatEarlyInput, []);
  useEffect(() => {
    const later = setTimeout(SearchOutcome.preload, PRELOAD_DELAY_MS);
    return () => clearTimeout(later);
  }, []);

  return (
    <>
      <SearchControls form={form} search={search} photo={photo} onSeeRecipes={feedback.scrollToResults} />
      <section
        ref={outcome}
        aria-label={t('search.answer')}
        className={`scroll-mt-4 noscript:hidden ${search.active ? 'min-h-dvh' : 'min-h-[60dvh]'}`}
      >
        {search.active ? (
          <Suspense fallback={null}>
            <SearchOutcome form={form} search={search} photo={photo} />
          </Suspense>
        ) : (
          <PopularSection category={form.category} />
        )}
      </section>
      {showDevTools && (
        <Suspense fallback={null}>
          <DebugPanel form={form} search={search} />
        </Suspense>
      )}
    </>
  );
}
