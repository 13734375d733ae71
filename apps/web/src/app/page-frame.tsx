import { type ComponentType, lazy, Suspense, useEffect, useState, ViewTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Spinner } from '../components/spinner.tsx';
import type { TextPart } from '../i18n/dictionaries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { loadWithRetry } from '../lib/loading/lazy-with-retry.ts';
import { forgetReload, reloadOnce } from '../lib/loading/reload-once.ts';
import type { PageSource } from '../pages/pages.ts';
import { ErrorBoundary } from './error-boundary.tsx';

export type LazyPage = {
  preload: () => Promise<unknown>;
  /** The page's component once it has loaded, before that a lazy one. */
  component: () => ComponentType;
  texts: readonly TextPart[];
};

/**
 * A page whose code is loaded when it is preloaded or first rendered. Rendered, it waits for the network, and is reloaded
 * once where the server is there and the code is not.
 */
export function lazyPage({ load, texts }: PageSource): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const preload = () => {
    loading ??= load().then(({ Page }) => {
      loaded = Page;
      forgetReload();
      return { default: Page };
    });
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const loadWaiting = loadWithRetry(preload);
  const Waiting = lazy(() => loadWaiting().catch(reloadOnce));
  return { preload, component: () => loaded ?? Waiting, texts };
}

/** The error boundary, loading state and view transition around a page. */
export function PageFrame({ page }: { page: LazyPage }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSpinner />}>
        <ViewTransition default="none" enter="page" exit="page">
          <div>
            <PageWithTexts page={page} />
          </div>
        </ViewTransition>
      </Suspense>
    </ErrorBoundary>
  );
}

function PageWithTexts({ page }: { page: LazyPage }) {
  const [Page] = useState(page.component);
  useTexts(page.texts);
  return <Page />;
}

/** How long a page loads before it says what it waits for. */
const SAY_WAITING_AFTER_MS = 4_000;

function PageSpinner() {
  const { t } = useTranslation();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SAY_WAITING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="page-width flex min-h-[70dvh] flex-col items-center justify-center gap-6">
      <Spinner className="size-10" />
      <div role="status" className="min-h-16 max-w-prose text-center">
        {isLate && <h1 className="text-xl text-quiet">{t('common.waiting')}</h1>}
      </div>
    </div>
  );
}
