import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/link.tsx';
import { UnsentNotice } from '../../components/unsent-notice.tsx';
import { useSavedRecipes } from '../../features/saved-recipes/use-saved-recipes.ts';
import { ProtectedPage } from '../../features/session/protected-page.tsx';
import { paths } from '../../lib/paths.ts';
import { RESTORE_SCROLL } from '../../lib/restore-scroll.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { SavedRecipes } from './saved-recipes.tsx';
import { NoSavedRecipes, SavedFailure, SavedLoading } from './saved-states.tsx';

/** docs/specification.md §2, Saved recipes. */
export function Page() {
  return (
    <ProtectedPage>
      <SavedPage />
    </ProtectedPage>
  );
}

function SavedPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('saved.title'));
  return (
    <div className="page-width flex flex-col gap-6 pt-2 lg:pt-6">
      <div>
        <Link
          to={paths.home}
          state={RESTORE_SCROLL}
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-quiet underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('saved.back')}
        </Link>
        <h1 className="text-5xl">{t('saved.title')}</h1>
        <UnsentNotice text={t('saved.unsent')} className="mt-4" />
      </div>
      <SavedContent />
    </div>
  );
}

function SavedContent() {
  const { recipes, isPartial, error, isPending, retry } = useSavedRecipes();
  if (isPending && !error) return <SavedLoading />;
  if (error && recipes.length === 0) return <SavedFailure error={error} onRetry={retry} />;
  if (recipes.length === 0) return <NoSavedRecipes />;
  return <SavedRecipes recipes={recipes} isPartial={isPartial} />;
}
