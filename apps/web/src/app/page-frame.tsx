import { type ComponentType, lazy, Suspense, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '../components/spinner.tsx';
import type { TextPart } from '../i18n/dictionaries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { PageSource } from '../pages/pages.ts';
import { ErrorBoundary } from './error-boundary.tsx';

export type LazyPage = {
  preload: () => Promise<unknown>;
  /** The page itself once its code is there, and until then one that waits for it. */
  component: () => ComponentType;
  texts: readonly TextPart[];
};

/** A page whose code is fetched when it is first opened, or asked for ahead of that. */
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

/** What stands around every page: its wait, its failure, and how it comes and goes. */
export function PageFrame({ page }: { page: LazyPage }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageWait />}>
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

function PageWait() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner className="size-10" />
    </div>
  );
}
