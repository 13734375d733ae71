import { STORAGE_KEYS } from '@larder/contract/browser';
import { useEffect } from 'react';
import type { PreferencesStore } from '../preferences-store.ts';

const FOLLOWED: readonly (string | null)[] = [STORAGE_KEYS.preferences, STORAGE_KEYS.preferencesOwner, null];

/** Follows what another tab of this browser changes. */
export function useFollowTabs(store: PreferencesStore): void {
  useEffect(() => {
    const notice = ({ key }: StorageEvent) => FOLLOWED.includes(key) && store.reread();
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, [store]);
}
