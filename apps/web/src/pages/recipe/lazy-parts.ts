import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lazyWithRetry, loadWithRetry } from '../../lib/lazy-with-retry.ts';

const loadScaling = loadWithRetry(async () => (await import('./ingredients/scale-lines.ts')).scaleLines);

export const CookingBar = lazyWithRetry(
  async () => (await import('../../features/cooking/cooking-bar.tsx')).CookingBar,
);
export const DeveloperPanel = lazyWithRetry(
  async () => (await import('./developer/developer-panel.tsx')).DeveloperPanel,
);
export const RecipeNotFound = lazyWithRetry(async () => (await import('./recipe-not-found.tsx')).RecipeNotFound);

/** The function that scales ingredient lines to another number of servings. */
export const scalingQuery = queryOptions({
  queryKey: ['scaling'],
  queryFn: loadScaling,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Loads the code for cooking, so that it works if the network is lost later. */
export function prefetchCooking(client: QueryClient): void {
  CookingBar.preload();
  void client.prefetchQuery(scalingQuery);
}
