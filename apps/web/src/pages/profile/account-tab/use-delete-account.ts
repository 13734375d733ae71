import { savedRecipesKey } from '@larder/contract/browser';
import type { User } from '@larder/contract/user/account';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useToast } from '../../../components/toast/toast-context.ts';
import { usePreferencesStore } from '../../../features/preferences/use-preferences-store.ts';
import { setCurrentUser } from '../../../features/session/current-user.ts';
import { localStore } from '../../../lib/browser-storage.ts';
import { logFailure } from '../../../lib/log.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { paths } from '../../../lib/paths.ts';
import { deleteUser } from './profile-calls.ts';
import { useAccountUpdate } from './use-account-update.ts';

/** Deletes the account and its data in this browser, then navigates to `/`. */
export function useDeleteAccount(user: User) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const preferences = usePreferencesStore();
  const outbox = useOutbox();
  const navigate = useNavigate();
  return useAccountUpdate({
    send: (password: string) => deleteUser(user.id, password),
    onDone: async () => {
      await navigate(paths.home, { replace: true });
      preferences.setUser(null);
      localStore.remove(savedRecipesKey(user.id));
      await outbox
        .forget(user.id)
        .catch((reason: unknown) => logFailure('Unsent changes could not be deleted', reason));
      await setCurrentUser(client, null);
      toast({ title: t('profile.data.deleted'), description: t('profile.data.deletedText'), variant: 'success' });
    },
    failedTitle: t('profile.data.failedDelete'),
    failed: t('errors.unknown'),
  });
}
