import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

export const SearchOutcome = lazyWithRetry(async () => (await import('./search-outcome.tsx')).SearchOutcome);
