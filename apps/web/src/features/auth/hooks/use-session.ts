import type { User } from '@larder/contract/account';
import { API } from '@larder/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { useToast } from '../../../components/toast/toast-context.ts';
import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';
import { sessionStore } from '../../../lib/storage.ts';
import { becomeUser, currentUserQuery } from '../api/current-user.ts';
import { LOGGED_OUT_KEY } from './use-logged-out-toast.ts';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'authenticated'; user: User }
  | { status: 'anonymous'; user: null };

/** Who is signed in. Spec section 4, Authentication. */
export function useSession(): Session {
  const { data } = useQuery(currentUserQuery);
  if (data === undefined) return { status: 'loading', user: null };
  return data ? { status: 'authenticated', user: data } : { status: 'anonymous', user: null };
}

/** Signs out and begins anew at the root, where the toast shows. Spec section 4, Authentication. */
export function useLogout(): { logout: () => void; isPending: boolean } {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(API.logout, { method: 'POST' }),
    onSuccess: async () => {
      sessionStore.write(LOGGED_OUT_KEY, true);
      await becomeUser(client, null);
      window.location.assign(paths.home);
    },
    onError: (error) => {
      logFailure('Logout failed', error);
      toast({ title: t('session.logoutFailed'), description: t('session.tryAgain'), variant: 'destructive' });
    },
  });
  return { logout: () => mutate(), isPending };
}
