import { API, LENIENT } from '@larder/contract/api';
import { CURRENT_USER_CACHE_MS } from '@larder/contract/limits';
import type { User } from '@larder/contract/user/account';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { localStore, sessionStore } from '../../lib/browser-storage.ts';
import { clearCachedSearch } from '../../lib/search-cache.ts';
import { readAuthState, writeAuthState } from './auth-state.ts';

const CURRENT_USER = 'current-user';

/**
 * GET /api/auth/me; null for a 401 or an empty response. If the server can't be reached, the last known user remains.
 * Cached for five minutes and refetched on reconnect. docs/specification.md §4 and §7.
 */
export const currentUserQuery = queryOptions({
  queryKey: [CURRENT_USER],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    const user = await fetchCurrentUser(signal);
    resetOtherUser(client, user);
    return user;
  },
  staleTime: CURRENT_USER_CACHE_MS,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: 'always',
});

/** Sets the current user, null for a guest, and discards everything fetched for another user. */
export async function setCurrentUser(client: QueryClient, user: User | null): Promise<void> {
  await client.cancelQueries({ queryKey: currentUserQuery.queryKey });
  resetOtherUser(client, user);
  writeAuthState(localStore, user);
  client.setQueryData(currentUserQuery.queryKey, user);
}

async function fetchCurrentUser(signal: AbortSignal): Promise<User | null> {
  try {
    const user = (await callApi<User | undefined>(API.me, { headers: LENIENT, signal })) ?? null;
    writeAuthState(localStore, user);
    return user;
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof ApiError && error.status === 401)) return readAuthState(localStore);
    writeAuthState(localStore, null);
    return null;
  }
}

/** Resets the queries of another user; those on the screen are refetched. */
function resetOtherUser(client: QueryClient, user: User | null): void {
  const before = client.getQueryData(currentUserQuery.queryKey);
  if (before === undefined || before?.id === user?.id) return;
  if (before !== null) clearCachedSearch(sessionStore);
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER });
}
