import { DEFAULT_PREFERENCES } from '@larder/contract/preferences';
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
 * Restores the defaults, here at once and then in the account. Where the account can't be reached now, that is said,
 * and the change waits like any other until it can be. Spec section 4, Preferences.
 */
export function useResetPreferences() {
  const { t, i18n } = useTranslation();
  const store = usePreferencesStore();
  const toast = useToast();
  const { user } = useSession();
  return useMutation({
    mutationFn: async () => {
      await loadLanguage(i18n, language).catch((reason: unknown) => logFailure('The texts were not fetched', reason));
      store.set(DEFAULT_PREFERENCES);
      if (user) await storePreferences(user.id, DEFAULT_PREFERENCES);
    },
    onSuccess: () => {
      const say = i18n.getFixedT(language);
      toast({ title: say('profile.reset.done'), description: say('profile.reset.doneText'), variant: 'success' });
    },
    onError: (reason) => {
      logFailure('The preferences were not reset on the server', reason);
      toast({ title: t('profile.reset.failedTitle'), description: t('profile.reset.failed'), variant: 'destructive' });
    },
  });
}
