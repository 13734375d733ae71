import { matchRoutes, type RouteObject } from 'react-router';
import { Layout } from './layout.tsx';
import { type LazyPage, lazyPage, PageFrame } from './page-frame.tsx';
import { PAGES } from './pages.ts';

type PageRoute = RouteObject & { handle: LazyPage };

/** Each page is fetched when it is first opened, and has an error boundary of its own inside the layout. */
const pages: PageRoute[] = Object.entries(PAGES).map(([path, source]) => {
  const handle = lazyPage(source);
  return { path, handle, element: <PageFrame key={path} page={handle} /> };
});

export const routes: RouteObject[] = [{ element: <Layout />, children: pages }];

/** Fetches the code of the page at an address, so that it can be painted at once. */
export async function preloadPage(pathname: string): Promise<void> {
  const match = matchRoutes(pages, pathname)?.at(-1);
  await match?.route.handle.preload();
}
