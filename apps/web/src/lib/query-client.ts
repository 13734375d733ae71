import { QueryClient } from '@tanstack/react-query';

/** No retry and no refetch on focus, unless a query says otherwise. Spec section 9, Default queries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 },
      mutations: { retry: false },
    },
  });
}
