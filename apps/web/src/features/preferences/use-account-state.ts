import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { preferencesQuery } from './sync/preferences-calls.ts';
import { usePreferencesStore } from './use-preferences-store.ts';

/** Whether the account's preferences have been received; always `known` for a guest. */
export type AccountState = 'known' | 'loading' | 'unreachable';

export function useAccountState(): AccountState {
  const { status, user } = useSession();
  const store = usePreferencesStore();
  const isKnown = useSyncExternalStore(store.subscribe, () => store.owner()?.known ?? false);
  const { failureCount } = useQuery({ ...preferencesQuery(user?.id ?? ''), enabled: false });
  if (isKnown || status === 'anonymous') return 'known';
  return failureCount > 0 ? 'unreachable' : 'loading';
}
