import type { ComponentType } from 'react';

export type LoadPage = () => Promise<{ Page: ComponentType }>;

/** The code of each page, by the pattern of its address. The last takes whatever the others leave. */
export const PAGES = {
  '/': () => import('./routes/home.tsx'),
  '/recipe/:id': () => import('./routes/recipe.tsx'),
  '*': () => import('./routes/not-found.tsx'),
} as const satisfies Record<string, LoadPage>;

/** Begins to fetch the page at an address, without a router to ask. */
export function fetchPage(pathname: string): void {
  const [, load] = Object.entries(PAGES).find(([pattern]) => toPrefix(pattern).test(pathname)) ?? [];
  load?.().catch(() => {});
}

/** `/recipe/:id` as an expression. */
function toPrefix(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`);
}
