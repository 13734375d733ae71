import { STORAGE_KEYS } from '@larder/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { localStore } from '../../lib/browser-storage.ts';
import { readAuthState } from './auth-state.ts';
import { currentUserQuery } from './current-user.ts';

/** Refetches the current user when another tab has signed in or out. */
export function useSessionSync(): void {
  const client = useQueryClient();
  useEffect(() => {
    function compare() {
      const known = client.getQueryData(currentUserQuery.queryKey);
      if (known?.id !== readAuthState(localStore)?.id) void client.invalidateQueries(currentUserQuery);
    }
    function onStorage({ key }: StorageEvent) {
      if (key === STORAGE_KEYS.authState || key === null) compare();
    }
    /** A page restored from the back/forward cache has missed storage events. */
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) compare();
    }
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [client]);
}
