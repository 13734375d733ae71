import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCachedSearch } from '../../../lib/search-cache.ts';
import { sessionStore } from '../../../lib/storage.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { useRestrictions } from '../../preferences/hooks/use-restrictions.ts';
import { useFollowPreferences } from '../hooks/use-follow-preferences.ts';
import { usePhoto } from '../hooks/use-photo.ts';
import { useSearch } from '../hooks/use-search.ts';
import { useSearchFeedback } from '../hooks/use-search-feedback.ts';
import { useSearchForm } from '../hooks/use-search-form.ts';
import { useShowDevTools } from '../hooks/use-show-dev-tools.ts';
import { Answer, DebugPanel } from './lazy-parts.ts';
import { expectAnswer } from './load-answer.ts';
import { PopularSection } from './popular-section.tsx';
import { Question } from './question.tsx';

/** By then the page is at rest, and what shows an answer is fetched even if nobody has touched a field yet. */
const EXPECT_ANSWER_AFTER_MS = 4_000;

/** Home: the question first, then its answer, or before there is one what others cook. Spec section 2. */
export function SearchPage() {
  useDocumentTitle();
  const { t } = useTranslation();
  const answer = useRef<HTMLElement>(null);
  const [kept] = useState(() => readCachedSearch(sessionStore));
  const form = useSearchForm(kept);
  const feedback = useSearchFeedback(answer);
  const restrictions = useRestrictions();
  const photo = usePhoto();
  const search = useSearch({
    kept,
    excludedAllergens: form.excludedAllergens,
    restrictions,
    onFound: (found, withPhoto) => {
      if (withPhoto) {
        photo.tell(found.response.ingredients);
        form.setText(found.request.text);
      }
      feedback.onFound(found);
    },
    onFailed: feedback.onFailed,
  });
  useFollowPreferences(search, restrictions);
  const showDevTools = useShowDevTools();
  useEffect(() => {
    const later = setTimeout(expectAnswer, EXPECT_ANSWER_AFTER_MS);
    return () => clearTimeout(later);
  }, []);

  return (
    <>
      <Question form={form} search={search} photo={photo} onSeeRecipes={feedback.scrollToResults} />
      <section
        ref={answer}
        aria-label={t('search.answer')}
        className={`scroll-mt-4 ${search.asked ? 'min-h-dvh' : 'min-h-[60dvh]'}`}
      >
        {search.asked ? (
          <Suspense fallback={null}>
            <Answer form={form} search={search} photo={photo} />
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
