import { QueryClient } from '@tanstack/react-query';

/**
 * No retry and no refetch on focus unless a query sets them (docs/specification.md §9, Default queries). Offline, a call
 * fails at once instead of being paused.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
