import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { useMyRecipes } from '../hooks/use-my-recipes.ts';
import { SavedRecipes } from './saved-recipes.tsx';
import { NothingSaved, SavedFailure, SavedLoading } from './saved-states.tsx';

/** Everything one has saved. Spec section 2, Saved recipes. */
export function SavedPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('saved.title'));
  return (
    <div className="page-width flex flex-col gap-6 pt-2 lg:pt-6">
      <div>
        <Link
          to={paths.home}
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-quiet underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('saved.back')}
        </Link>
        <h1 className="text-5xl">{t('saved.title')}</h1>
      </div>
      <Shelf />
    </div>
  );
}

function Shelf() {
  const { recipes, error, isPending, retry } = useMyRecipes();
  if (isPending && !error) return <SavedLoading />;
  if (error && recipes.length === 0) return <SavedFailure error={error} onRetry={retry} />;
  if (recipes.length === 0) return <NothingSaved />;
  return <SavedRecipes recipes={recipes} />;
}
