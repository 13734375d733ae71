import type { QueryClient } from '@tanstack/react-query';
import { lazyWithRetry } from '../../lib/loading/lazy-with-retry.ts';
import { scalingQuery } from './ingredients/scaling-query.ts';

export const CookingBar = lazyWithRetry(
  () => import('../../features/cooking/cooking-bar.tsx'),
  ({ CookingBar }) => CookingBar,
);

/** Loads the code for scaling and cooking, so that both work if the network is lost later. */
export function prefetchCooking(client: QueryClient): void {
  CookingBar.preload();
  void client.prefetchQuery(scalingQuery);
}
