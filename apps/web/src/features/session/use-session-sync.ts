import { STORAGE_KEYS } from '@larder/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { localStore } from '../../lib/browser-storage.ts';
import { readAuthState } from './auth-state.ts';
import { currentUserQuery } from './current-user.ts';

/** Notices that another tab of this browser signed in or out, and asks who is signed in now. */
export function useFollowTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    function compare() {
      const known = client.getQueryData(currentUserQuery.queryKey);
      if (known?.id !== readAuthState(localStore)?.id) void client.invalidateQueries(currentUserQuery);
    }
    function notice({ key }: StorageEvent) {
      if (key === STORAGE_KEYS.authState || key === null) compare();
    }
    /** A page that was left and is brought back as it was heard nothing meanwhile. */
    function noticeReturn({ persisted }: PageTransitionEvent) {
      if (persisted) compare();
    }
    window.addEventListener('storage', notice);
    window.addEventListener('pageshow', noticeReturn);
    return () => {
      window.removeEventListener('storage', notice);
      window.removeEventListener('pageshow', noticeReturn);
    };
  }, [client]);
}
