import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { preferencesQuery } from './sync/preferences-calls.ts';
import { usePreferencesStore } from './use-preferences-store.ts';

/** Whether what a person's account holds is known. A guest has none, and what they choose is all there is to know. */
export type AccountState = 'known' | 'asking' | 'unreachable';

export function useAccountState(): AccountState {
  const { status, user } = useSession();
  const store = usePreferencesStore();
  const isKnown = useSyncExternalStore(store.subscribe, () => store.owner()?.known ?? false);
  const { failureCount } = useQuery({ ...preferencesQuery(user?.id ?? ''), enabled: false });
  if (isKnown || status === 'anonymous') return 'known';
  return failureCount > 0 ? 'unreachable' : 'asking';
}
