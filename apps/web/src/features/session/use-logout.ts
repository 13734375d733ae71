import { API } from '@larder/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { sessionStore } from '../../lib/browser-storage.ts';
import { logFailure } from '../../lib/log.ts';
import { paths } from '../../lib/paths.ts';
import { setCurrentUser } from './current-user.ts';
import { LOGGED_OUT_KEY } from './use-logged-out-toast.ts';

/** Signs out and reloads the application at `/`, which shows the toast. docs/specification.md §4, Authentication. */
export function useLogout(): { logout: () => void; isPending: boolean } {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(API.logout, { method: 'POST' }),
    onSuccess: async () => {
      sessionStore.write(LOGGED_OUT_KEY, true);
      await setCurrentUser(client, null);
      window.location.assign(paths.home);
    },
    onError: (error) => {
      logFailure('Logout failed', error);
      toast({ title: t('session.logoutFailed'), description: t('session.tryAgain'), variant: 'destructive' });
    },
  });
  return { logout: () => mutate(), isPending };
}
