import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';

/** Shown with an old rendering of a recipe if the new one could not be loaded. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="page-width print:hidden">
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-saffron-wash py-2 pr-2 pl-5"
      >
        <p>{t('recipe.stale')}</p>
        <Button variant="quiet" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </div>
  );
}
