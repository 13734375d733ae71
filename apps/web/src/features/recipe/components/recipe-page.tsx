import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { useRecipe } from '../api/recipe.ts';
import { useDocumentDescription } from '../hooks/use-document-description.ts';
import { RecipeFailure } from './recipe-failure.tsx';
import { RecipeNotFound } from './recipe-not-found.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { StaleNote } from './stale-note.tsx';

/** The server does not know the recipe, or the id can't be one. */
const NO_SUCH_RECIPE = [400, 404];

/** One recipe, with everything that is known of it. Spec section 2, Recipe detail. */
export function RecipePage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { recipe: fetched, found, error, isFetching, retry } = useRecipe(id);
  // What is deferred is laid out in slices, and between them the page answers.
  const recipe = useDeferredValue(fetched);
  const isMissing = error instanceof ApiError && NO_SUCH_RECIPE.includes(error.status);
  useDocumentTitle(recipe?.title ?? (isMissing ? t('recipe.notFound.title') : undefined));
  useDocumentDescription(recipe?.description);

  if (recipe) {
    return (
      <>
        {error && <StaleNote onRetry={retry} />}
        <RecipeView recipe={recipe} found={found} isFetching={isFetching} />
      </>
    );
  }
  if (isMissing) return <RecipeNotFound />;
  if (error) return <RecipeFailure error={error} onRetry={retry} />;
  return <RecipeSkeleton />;
}
