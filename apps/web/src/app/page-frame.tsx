import { type ComponentType, lazy, Suspense, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '../components/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export type LazyPage = { Page: ComponentType; preload: () => Promise<unknown> };

/** A page whose code is fetched when it is first opened, or asked for ahead of that. */
export function lazyPage(load: () => Promise<{ Page: ComponentType }>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | null = null;
  const preload = () => {
    loading ??= load().then(({ Page }) => ({ default: Page }));
    return loading;
  };
  return { Page: lazy(preload), preload };
}

/** What stands around every page: its wait, its failure, and how it comes and goes. */
export function PageFrame({ page: { Page } }: { page: LazyPage }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageWait />}>
        <ViewTransition default="none" enter="page" exit="page">
          <div>
            <Page />
          </div>
        </ViewTransition>
      </Suspense>
    </ErrorBoundary>
  );
}

function PageWait() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner className="size-10" />
    </div>
  );
}
