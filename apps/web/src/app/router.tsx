import { createBrowserRouter, type RouteObject } from 'react-router';
import { Layout } from './layout.tsx';
import { RouteError } from './route-error.tsx';

/** A page fetched when it is first opened, with an error boundary of its own inside the layout. */
function page(path: string, lazy: () => Promise<{ Component: () => React.ReactNode }>): RouteObject {
  return { path, lazy, ErrorBoundary: RouteError };
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [page('/', () => import('./routes/home.tsx')), page('*', () => import('./routes/not-found.tsx'))],
  },
];

export type Router = ReturnType<typeof createBrowserRouter>;

export function createRouter(): Router {
  return createBrowserRouter(routes);
}

/** Settles once the first page's code is there, so that the page is painted once and whole. */
export function whenReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
