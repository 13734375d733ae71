import type { Login, Registration, User } from '@larder/contract/user/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { login, register } from '../../features/account/account-calls.ts';
import { failureText } from '../../features/account/failure-text.ts';
import { setCurrentUser } from '../../features/session/current-user.ts';

/** Signs in, with a toast; the page then redirects to `/`. docs/specification.md §2, Auth screen, and §8. */
export function useLogin() {
  const { t } = useTranslation();
  const toast = useToast();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: (payload: Login) => login(payload),
    onSuccess: (user) => {
      const { firstName } = user;
      const welcome = firstName ? t('auth.login.welcomeName', { name: firstName }) : t('auth.login.welcome');
      return signIn(user, { title: t('auth.login.succeeded'), description: welcome });
    },
    onError: (error) => {
      const fallback = { text: t('auth.login.checkCredentials'), codes: ['UNAUTHORIZED', 'BAD_REQUEST'] as const };
      toast({ title: t('auth.login.failed'), description: failureText(error, t, fallback), variant: 'destructive' });
    },
  });
}

/** Creates an account and signs in. docs/specification.md §2, Auth screen, and §8. */
export function useRegister() {
  const { t } = useTranslation();
  const toast = useToast();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: (payload: Registration) => register(payload),
    onSuccess: (user) => {
      const welcome = t('auth.register.welcome', { name: user.firstName ?? user.email });
      return signIn(user, { title: t('auth.register.succeeded'), description: welcome });
    },
    onError: (error) => {
      const fallback = { text: t('auth.register.differentEmail'), codes: ['EMAIL_TAKEN', 'BAD_REQUEST'] as const };
      toast({ title: t('auth.register.failed'), description: failureText(error, t, fallback), variant: 'destructive' });
    },
  });
}

function useSignIn() {
  const client = useQueryClient();
  const toast = useToast();
  return async (user: User, welcome: { title: string; description: string }) => {
    await setCurrentUser(client, user);
    toast({ ...welcome, variant: 'success' });
  };
}
