import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyJar } from '../../components/empty-jar.tsx';
import { Link } from '../../components/link.tsx';
import { CardGrid } from '../../features/recipe-list/card-grid.tsx';
import { CardSkeleton } from '../../features/recipe-list/card-skeleton.tsx';
import { errorMessage, isAiTimeout } from '../../lib/api/error-message.ts';
import { paths } from '../../lib/paths.ts';

export function SavedLoading() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="text-lg text-quiet">
        {t('saved.loading')}
      </p>
      <CardGrid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </>
  );
}

export function NoSavedRecipes() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <EmptyJar className="w-60" />
      <h2 ref={focusIfLost} tabIndex={-1} className="text-2xl outline-none">
        {t('saved.empty.title')}
      </h2>
      <p className="text-quiet">{t('saved.empty.text')}</p>
      <Link to={paths.home} className={buttonClass('primary', 'mt-2')}>
        {t('saved.empty.find')}
      </Link>
    </div>
  );
}

/** The focused card was removed as the last one. */
function focusIfLost(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** There are saved recipes, but none passes search and filters. */
export function NoFilteredRecipes({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <EmptyJar className="w-60" />
      <h2 className="text-2xl">{t('results.empty.filteredTitle')}</h2>
      <p className="text-quiet">{t('results.empty.filteredText')}</p>
      <Button variant="secondary" className="mt-2" onClick={onClear}>
        {t('saved.clear')}
      </Button>
    </div>
  );
}

export function SavedFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const busy = isAiTimeout(error);
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-8">
      <CloudOff aria-hidden className="size-12 text-tomato" />
      <h2 className="text-2xl">{busy ? t('searchFailure.AI_RATE_LIMIT.title') : t('saved.failed')}</h2>
      <p className="max-w-prose text-lg text-quiet">
        {busy ? t('searchFailure.AI_RATE_LIMIT.text') : errorMessage(error, t)}
      </p>
      <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
    </div>
  );
}
