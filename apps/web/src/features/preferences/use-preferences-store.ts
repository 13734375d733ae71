import { createContext, use } from 'react';
import type { PreferencesStore } from './preferences-store.ts';

export const PreferencesContext = createContext<PreferencesStore | null>(null);

export function usePreferencesStore(): PreferencesStore {
  const store = use(PreferencesContext);
  if (!store) throw new Error('usePreferencesStore needs a PreferencesProvider above it');
  return store;
}
