import type { RouteObject } from 'react-router';
import { matchRoutes } from 'react-router';
import { Layout } from './layout.tsx';
import { type LazyPage, lazyPage, PageFrame } from './page-frame.tsx';

const home = lazyPage(() => import('./routes/home.tsx'));
const notFound = lazyPage(() => import('./routes/not-found.tsx'));

type PageRoute = RouteObject & { handle: LazyPage };

/** A page fetched when it is first opened, with an error boundary of its own inside the layout. */
function page(path: string, handle: LazyPage): PageRoute {
  return { path, handle, element: <PageFrame key={path} page={handle} /> };
}

const pages: PageRoute[] = [page('/', home), page('*', notFound)];

export const routes: RouteObject[] = [{ element: <Layout />, children: pages }];

/** Fetches the code of the page at an address, so that it can be painted at once. */
export async function preloadPage(pathname: string): Promise<void> {
  const match = matchRoutes(pages, pathname)?.at(-1);
  await match?.route.handle.preload();
}
