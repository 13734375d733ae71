import type { Preferences } from '@larder/contract/user/preferences';
import { useSyncExternalStore } from 'react';
import { usePreferencesStore } from './use-preferences-store.ts';

/** The current preferences. */
export function usePreferences(): Preferences {
  const store = usePreferencesStore();
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}
