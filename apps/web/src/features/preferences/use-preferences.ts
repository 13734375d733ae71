import type { Preferences } from '@larder/contract/preferences';
import { useSyncExternalStore } from 'react';
import { usePreferencesStore } from './use-preferences-store.ts';

/** The person's preferences; the component renders again when they change. */
export function usePreferences(): Preferences {
  const store = usePreferencesStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
