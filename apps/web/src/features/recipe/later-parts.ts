import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lazy } from 'react';
import { patiently } from '../../lib/fetch-code.ts';

const loadCookingBar = patiently(() => import('../cooking/components/cooking-bar.tsx'));
const loadScaling = patiently(async () => (await import('./scale-lines.ts')).scaleLines);

/** Parts of a recipe's page that reading it does not need. */
export const CookingBar = lazy(async () => ({ default: (await loadCookingBar()).CookingBar }));
export const DeveloperPanel = lazy(
  patiently(async () => ({ default: (await import('./components/developer-panel.tsx')).DeveloperPanel })),
);

/** What reckons amounts for another number of servings. */
export const scalingQuery = queryOptions({
  queryKey: ['scaling'],
  queryFn: loadScaling,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Fetches what one cooks with, ahead of losing the network. */
export function fetchForCooking(client: QueryClient): void {
  loadCookingBar().catch(() => {});
  void client.prefetchQuery(scalingQuery);
}
