import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { oneOf, sessionStore } from '../../lib/browser-storage.ts';

/** Set before the reload that follows signing out. */
export const LOGGED_OUT_KEY = 'justLoggedOut';

/** Shows the toast for signing out after the reload. */
export function useLoggedOutToast(): void {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    if (!sessionStore.read(LOGGED_OUT_KEY, oneOf([true]))) return;
    sessionStore.remove(LOGGED_OUT_KEY);
    toast({ title: t('session.loggedOut'), variant: 'success' });
  }, [toast, t]);
}
