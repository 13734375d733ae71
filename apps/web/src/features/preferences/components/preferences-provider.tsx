import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../auth/hooks/use-session.ts';
import { useFollowLanguage } from '../hooks/use-follow-language.ts';
import { useFollowTabs } from '../hooks/use-follow-tabs.ts';
import { PreferencesContext } from '../hooks/use-preferences-store.ts';
import type { PreferencesStore } from '../preferences-store.ts';
import { AccountPreferences } from './account-preferences.tsx';

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
