import { queryOptions } from '@tanstack/react-query';
import { loadWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

/** The function that scales ingredient lines to another number of servings, as a query for its code. */
export const scalingQuery = queryOptions({
  queryKey: ['scaling'],
  queryFn: loadWithRetry(async () => (await import('./scale-lines.ts')).scaleLines),
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
