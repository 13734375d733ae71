import { STORAGE_KEYS } from '@larder/contract/browser';
import { useEffect } from 'react';
import type { PreferencesStore } from '../preferences-store.ts';

const KEYS: readonly (string | null)[] = [STORAGE_KEYS.preferences, STORAGE_KEYS.preferencesOwner, null];

/** Applies changes made by other tabs. */
export function useTabSync(store: PreferencesStore): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => KEYS.includes(key) && store.reload();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store]);
}
