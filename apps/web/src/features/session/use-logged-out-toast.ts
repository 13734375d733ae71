import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { oneOf, sessionStore } from '../../lib/browser-storage.ts';

/** Set for the page that is loaded after signing out. */
export const LOGGED_OUT_KEY = 'justLoggedOut';

/** Says that one was signed out, on the page that is loaded after it. */
export function useLoggedOutToast(): void {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    if (!sessionStore.read(LOGGED_OUT_KEY, oneOf([true]))) return;
    sessionStore.remove(LOGGED_OUT_KEY);
    toast({ title: t('session.loggedOut'), variant: 'success' });
  }, [toast, t]);
}
