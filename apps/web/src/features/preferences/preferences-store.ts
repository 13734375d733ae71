import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import { type Preferences, readStoredPreferences } from '@larder/contract/preferences';
import { type BrowserStorage, isRecord } from '../../lib/storage.ts';

export type PreferencesStore = {
  get: () => Preferences;
  /** Changes what is given and stores the whole at once. */
  set: (change: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
};

/** The preferences kept in this browser, in the language the page speaks. Spec section 4, Preferences. */
export function createPreferencesStore(storage: BrowserStorage, language: Language): PreferencesStore {
  const listeners = new Set<() => void>();
  const stored = storage.read(STORAGE_KEYS.preferences, isRecord);
  let preferences = readStoredPreferences({ ...stored, language });
  storage.write(STORAGE_KEYS.language, language);

  return {
    get: () => preferences,
    set: (change) => {
      preferences = { ...preferences, ...change };
      storage.write(STORAGE_KEYS.preferences, preferences);
      storage.write(STORAGE_KEYS.language, preferences.language);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
