import { type ReactNode, useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { AccountPreferences } from './sync/account-preferences.tsx';
import { useFollowLanguage } from './sync/use-interface-language.ts';
import { useFollowTabs } from './sync/use-tab-sync.ts';
import { PreferencesContext } from './use-preferences-store.ts';

export function PreferencesProvider({ store, children }: { store: PreferencesStore; children: ReactNode }) {
  const { status, user } = useSession();
  useFollowLanguage(store);
  useFollowTabs(store);
  useEffect(() => {
    if (status !== 'loading') store.belongTo(user?.id ?? null);
  }, [store, status, user?.id]);

  return (
    <PreferencesContext value={store}>
      {children}
      {user && <AccountPreferences key={user.id} userId={user.id} />}
    </PreferencesContext>
  );
}
