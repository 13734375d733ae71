import { type ComponentType, lazy, Suspense, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '../components/spinner.tsx';
import type { TextPart } from '../i18n/dictionaries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { PageSource } from '../pages/pages.ts';
import { ErrorBoundary } from './error-boundary.tsx';

export type LazyPage = {
  preload: () => Promise<unknown>;
  /** The page's component once it has loaded, before that a lazy one. */
  component: () => ComponentType;
  texts: readonly TextPart[];
};

/** A page whose code is loaded when it is first rendered or preloaded. */
export function lazyPage({ load, texts }: PageSource): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const preload = () => {
    loading ??= load().then(({ Page }) => {
      loaded = Page;
      return { default: Page };
    });
    return loading;
  };
  const Waiting = lazy(preload);
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

function PageSpinner() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner className="size-10" />
    </div>
  );
}
