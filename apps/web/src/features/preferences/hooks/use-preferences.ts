import type { Preferences } from '@larder/contract/preferences';
import { useSyncExternalStore } from 'react';
import { usePreferencesStore } from '../components/preferences-provider.tsx';

/** The person's preferences; the component renders again when they change. */
export function usePreferences(): Preferences {
  const store = usePreferencesStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
