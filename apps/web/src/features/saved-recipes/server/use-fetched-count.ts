import { API } from '@larder/contract/api';
import { SAVED_RECIPES_CACHE_MS } from '@larder/contract/limits';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { type Outbox, useOutbox } from '../../../lib/outbox/outbox.ts';
import { useSession } from '../../session/use-session.ts';
import { SAVED_LIST_CHANGES } from '../list/saved-events.ts';
import { SAVED_COUNT_KEY } from './saved-keys.ts';

/** Delay of a refetch, since changes and their acknowledgements often come in quick succession. */
const REFETCH_DELAY_MS = 400;

/**
 * GET /api/user/recipes/saved/count with pending calls applied; undefined for guests and until it has loaded. Cached as
 * the list is, without retries, and refetched after each change. docs/specification.md §2, Header.
 */
export function useFetchedCount(): number | undefined {
  const { user } = useSession();
  const outbox = useOutbox();
  const userId = user?.id ?? '';
  const { data } = useQuery({
    queryKey: [SAVED_COUNT_KEY, userId],
    queryFn: ({ signal }) => fetchSavedCount(outbox, userId, signal),
    enabled: user !== null,
    staleTime: SAVED_RECIPES_CACHE_MS,
  });
  useRefetchAfterChanges();
  return user === null ? undefined : data;
}

/** The server's count, with the calls applied that it has not answered yet. */
export async function fetchSavedCount(outbox: Outbox, userId: string, signal?: AbortSignal): Promise<number> {
  const call = { actingFor: userId, ...(signal && { signal }) };
  const { count } = await callApi<{ count: number }>(API.savedRecipesCount, call);
  const pending = await outbox.pending(userId).catch(() => []);
  const saves = pending.filter(({ kind }) => kind === 'saved');
  const methods = new Map(saves.map(({ about, method }) => [about, method]));
  const added = [...methods.values()].reduce((sum, method) => sum + (method === 'DELETE' ? -1 : 1), 0);
  return Math.max(0, count + added);
}

/** Adjusts the count at once by a change that the server does not know yet. */
export function changeFetchedCount(client: QueryClient, userId: string, change: 1 | -1): void {
  client.setQueryData<number>([SAVED_COUNT_KEY, userId], (count) =>
    count === undefined ? undefined : Math.max(0, count + change),
  );
}

/** Refetches after changes by any tab, and when the server has acknowledged or refused one. */
function useRefetchAfterChanges(): void {
  const client = useQueryClient();
  const outbox = useOutbox();
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const refetch = () => {
      clearTimeout(later);
      later = setTimeout(() => void client.invalidateQueries({ queryKey: [SAVED_COUNT_KEY] }), REFETCH_DELAY_MS);
    };
    for (const name of SAVED_LIST_CHANGES) window.addEventListener(name, refetch);
    const unsubscribe = outbox.subscribe(({ kind }) => kind === 'saved' && refetch());
    return () => {
      for (const name of SAVED_LIST_CHANGES) window.removeEventListener(name, refetch);
      unsubscribe();
      clearTimeout(later);
    };
  }, [client, outbox]);
}
