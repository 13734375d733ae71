import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSession } from '../../auth/hooks/use-session.ts';
import { useFollowLanguage } from '../hooks/use-follow-language.ts';
import { useFollowTabs } from '../hooks/use-follow-tabs.ts';
import { PreferencesContext } from '../hooks/use-preferences-store.ts';
import type { PreferencesStore } from '../preferences-store.ts';

/** What keeps an account's preferences and this browser's the same; fetched once somebody is signed in. */
const AccountPreferences = lazy(async () => ({
  default: (await import('./account-preferences.tsx')).AccountPreferences,
}));

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
      {user && (
        <Suspense>
          <AccountPreferences key={user.id} userId={user.id} />
        </Suspense>
      )}
    </PreferencesContext>
  );
}
