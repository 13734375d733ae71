import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../components/button.tsx';
import { Link } from '../components/link.tsx';
import { repeatEarlyInput } from '../lib/early-input.ts';
import { paths } from '../lib/paths.ts';

/** Shown instead of a page that threw or whose code could not be loaded. */
export function RouteError() {
  const { t } = useTranslation();
  useLayoutEffect(repeatEarlyInput, []);
  return (
    <div role="alert" className="page-width flex flex-col items-start gap-4 py-16">
      <h1 className="text-4xl">{t('routeError.title')}</h1>
      <p className="max-w-prose text-lg text-quiet">{t('routeError.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t('common.refreshPage')}</Button>
        <Link to={paths.home} className={buttonClass('secondary')}>
          {t('common.goHome')}
        </Link>
      </div>
    </div>
  );
}
