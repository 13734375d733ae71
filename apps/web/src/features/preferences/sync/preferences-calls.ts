import { API } from '@larder/contract/api';
import type { Preferences, PreferencesResponse } from '@larder/contract/user/preferences';
import { backoffDelay } from '@larder/text/backoff';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { OutboxCall } from '../../../lib/outbox/outbox-call.ts';

/**
 * GET /api/preferences, at sign-in and on reconnect. Retried until it succeeds, because searches without them would not
 * exclude the user's allergens.
 */
export function preferencesQuery(userId: string) {
  return queryOptions({
    queryKey: ['preferences', userId],
    queryFn: ({ signal }) => callApi<PreferencesResponse>(API.preferences, { actingFor: userId, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: 'always',
    retry: (_count, error) => !(error instanceof ApiError && error.status === 401),
    retryDelay: (failures) => backoffDelay(failures),
  });
}

export const PREFERENCES_CALL = 'preferences';

/** POST /api/preferences as a call for the outbox. */
export function preferencesCall(preferences: Preferences): OutboxCall {
  return {
    kind: PREFERENCES_CALL,
    about: PREFERENCES_CALL,
    method: 'POST',
    path: API.preferences,
    json: preferences,
  };
}

/** POST /api/preferences without the outbox, for callers that need the result. */
export async function storePreferences(userId: string, preferences: Preferences): Promise<void> {
  await callApi(API.preferences, { method: 'POST', json: preferences, actingFor: userId });
}
