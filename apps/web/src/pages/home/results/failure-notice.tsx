import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../search/search-failure.ts';

type FailureNoticeProps = { error: unknown; onRetry: () => void };

/** The error of a search, with the Connection Error panel. docs/specification.md §2, Home. */
export function FailureNotice({ error, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation();
  const wait = error instanceof ApiError ? error.retryAfter : null;
  return (
    <div className="flex flex-col gap-5">
      <p role="alert" className="rounded-card border border-tomato bg-tomato-wash px-5 py-4 font-medium text-tomato">
        {failureText(error, t)}
        {wait !== null && <> {t('results.retryIn', { count: wait })}</>}
      </p>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-6">
        <CloudOff aria-hidden className="size-10 text-tomato" />
        <div>
          <h2 className="text-2xl">{t('results.panel.title')}</h2>
          <p className="mt-1 max-w-prose text-quiet">{t('results.panel.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('common.refreshPage')}
          </Button>
        </div>
      </div>
    </div>
  );
}
