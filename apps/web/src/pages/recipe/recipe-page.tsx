import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FetchMarks } from '../../features/recipe/served-recipe.ts';
import { useRecipe } from '../../features/recipe/use-recipe.ts';
import { useKeptRecipe } from '../../features/saved-recipes/use-kept-recipe.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { lazyWithRetry } from '../../lib/loading/lazy-with-retry.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { prefetchCooking } from './lazy-cooking.ts';
import { RecipeFailure } from './recipe-failure.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useDocumentDescription } from './use-document-description.ts';

const RecipeNotFound = lazyWithRetry(
  () => import('./recipe-not-found.tsx'),
  ({ RecipeNotFound }) => RecipeNotFound,
);

export const prefetch = prefetchCooking;

/** Statuses for an unknown or a malformed id. */
const NO_SUCH_RECIPE = [400, 404];

export function Page() {
  const { id = '' } = useParams();
  return <RecipePage id={id} />;
}

/** docs/specification.md §2, Recipe detail. */
export function RecipePage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { recipe: answered, searchResult, error, isFetching, retry } = useRecipe(id);
  const kept = useKeptRecipe(id);
  const fetched = answered ?? (error ? kept : null);
  // A deferred render yields to input events.
  const recipe = useDeferredValue(fetched);
  const isMissing = error instanceof ApiError && NO_SUCH_RECIPE.includes(error.status);
  useDocumentTitle(recipe?.title ?? (isMissing ? t('recipe.notFound.title') : undefined));
  useDocumentDescription(recipe?.description);

  if (recipe) {
    return (
      <>
        {error && <StaleNotice onRetry={retry} />}
        <FetchMarks id={id} />
        <RecipeView recipe={recipe} searchResult={searchResult} isFetching={isFetching} />
      </>
    );
  }
  if (isMissing) {
    return (
      <Suspense fallback={<RecipeSkeleton />}>
        <RecipeNotFound />
      </Suspense>
    );
  }
  if (error) return <RecipeFailure error={error} onRetry={retry} />;
  return <RecipeSkeleton />;
}
