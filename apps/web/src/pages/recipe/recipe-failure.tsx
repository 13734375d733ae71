import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { errorMessage, isAiTimeout } from '../../lib/api/error-message.ts';
import { paths } from '../../lib/paths.ts';

/** A recipe that could not be loaded, with a retry. */
export function RecipeFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const busy = isAiTimeout(error);
  return (
    <div role="alert" className="page-width flex min-h-[60dvh] flex-col items-start justify-center gap-4 py-12">
      <CloudOff aria-hidden className="size-12 text-tomato" />
      <h1 className="text-4xl">{busy ? t('searchFailure.AI_RATE_LIMIT.title') : t('recipe.failed.title')}</h1>
      <p className="max-w-prose text-lg text-quiet">
        {busy ? t('searchFailure.AI_RATE_LIMIT.text') : errorMessage(error, t)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
        <Link to={paths.home} className={buttonClass('secondary')}>
          {t('recipe.back')}
        </Link>
      </div>
    </div>
  );
}
