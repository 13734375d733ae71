import { type ReactNode, useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { AccountPreferences } from './sync/account-preferences.tsx';
import { useInterfaceLanguage } from './sync/use-interface-language.ts';
import { useTabSync } from './sync/use-tab-sync.ts';
import { PreferencesContext } from './use-preferences-store.ts';

export function PreferencesProvider({ store, children }: { store: PreferencesStore; children: ReactNode }) {
  const { status, user } = useSession();
  useInterfaceLanguage(store);
  useTabSync(store);
  useEffect(() => {
    if (status !== 'loading') store.setUser(user?.id ?? null);
  }, [store, status, user?.id]);

  return (
    <PreferencesContext value={store}>
      {children}
      {user && <AccountPreferences key={user.id} userId={user.id} />}
    </PreferencesContext>
  );
}
