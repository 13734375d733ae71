import { QueryClient } from '@tanstack/react-query';

/**
 * No retry and no refetch on focus, unless a query says otherwise (spec section 9, Default queries). Without a network a
 * call fails at once and says so, instead of waiting unseen for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
