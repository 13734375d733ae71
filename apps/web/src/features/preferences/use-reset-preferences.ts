import { DEFAULT_PREFERENCES } from '@larder/contract/user/preferences';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { loadLanguage } from '../../i18n/create-i18n.ts';
import { logFailure } from '../../lib/log.ts';
import { useSession } from '../session/use-session.ts';
import { storePreferences } from './sync/preferences-calls.ts';
import { usePreferencesStore } from './use-preferences-store.ts';

const { language } = DEFAULT_PREFERENCES;

/**
 * Restores the defaults in this browser, then in the account. If the server can't be reached, a toast says so, and the
 * change is sent later like any other. docs/specification.md §4, Preferences.
 */
export function useResetPreferences() {
  const { t, i18n } = useTranslation();
  const store = usePreferencesStore();
  const toast = useToast();
  const { user } = useSession();
  return useMutation({
    mutationFn: async () => {
      await loadLanguage(i18n, language).catch((reason: unknown) =>
        logFailure('The texts could not be loaded', reason),
      );
      store.set(DEFAULT_PREFERENCES);
      if (user) await storePreferences(user.id, DEFAULT_PREFERENCES);
    },
    onSuccess: () => {
      const translate = i18n.getFixedT(language);
      toast({
        title: translate('profile.reset.done'),
        description: translate('profile.reset.doneText'),
        variant: 'success',
      });
    },
    onError: (reason) => {
      logFailure('The preferences were not reset on the server', reason);
      toast({ title: t('profile.reset.failedTitle'), description: t('profile.reset.failed'), variant: 'destructive' });
    },
  });
}
