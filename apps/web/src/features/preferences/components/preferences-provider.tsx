import { createContext, type ReactNode, use } from 'react';
import type { PreferencesStore } from '../preferences-store.ts';

const PreferencesContext = createContext<PreferencesStore | null>(null);

export function PreferencesProvider({ store, children }: { store: PreferencesStore; children: ReactNode }) {
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

export function usePreferencesStore(): PreferencesStore {
  const store = use(PreferencesContext);
  if (!store) throw new Error('usePreferencesStore needs a PreferencesProvider above it');
  return store;
}
