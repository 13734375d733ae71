import { queryOptions } from '@tanstack/react-query';
import { importAgain } from '../../../lib/loading/import-again.ts';
import { loadWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

const loadCode = importAgain(() => import('./scale-lines.ts'));

/** The function that scales ingredient lines to another number of servings, as a query for its code. */
export const scalingQuery = queryOptions({
  queryKey: ['scaling'],
  queryFn: loadWithRetry(async () => (await loadCode()).scaleLines),
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
