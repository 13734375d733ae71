import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import { PAGES } from '../pages/pages.ts';
import { Layout } from './layout/layout.tsx';
import { type LazyPage, lazyPage, PageFrame } from './page-frame.tsx';

type PageRoute = RouteObject & { handle: LazyPage };

const pages: PageRoute[] = Object.entries(PAGES).map(([path, source]) => {
  const handle = lazyPage(source);
  return { path, handle, element: <PageFrame key={path} page={handle} /> };
});

const routes: RouteObject[] = [{ element: <Layout />, children: pages }];

export function App() {
  return useRoutes(routes);
}

/** Fetches the code of the page at an address, so that it can be rendered without suspending. */
export async function preloadPage(pathname: string): Promise<void> {
  const match = matchRoutes(pages, pathname)?.at(-1);
  await match?.route.handle.preload();
}
