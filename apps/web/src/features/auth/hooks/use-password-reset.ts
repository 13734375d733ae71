import type { ForgotPassword, ResetPassword } from '@larder/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { requestReset, resetPassword } from '../api/account-calls.ts';
import { currentUserQuery } from '../api/current-user.ts';
import { failureText } from '../failure-text.ts';

/** Asks for a mail with a link to choose a new password. Spec section 8. */
export function useRequestReset(onSent: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  return useMutation({
    mutationFn: (payload: ForgotPassword) => requestReset(payload),
    onSuccess: () => {
      toast({ title: t('auth.forgot.sent'), description: t('auth.forgot.sentText'), variant: 'success' });
      onSent();
    },
    onError: (error) => {
      const usual = { text: t('auth.forgot.tryLater'), codes: ['BAD_REQUEST', 'INTERNAL', 'UNAVAILABLE'] as const };
      toast({ title: t('auth.forgot.failed'), description: failureText(error, t, usual), variant: 'destructive' });
    },
  });
}

/** Chooses a new password by the link of a mail, which signs its person out everywhere. Spec section 8. */
export function useResetPassword() {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payload: ResetPassword) => resetPassword(payload),
    onSuccess: () => {
      void client.invalidateQueries(currentUserQuery);
      toast({
        title: t('resetPassword.succeeded'),
        description: t('resetPassword.succeededText'),
        variant: 'success',
      });
    },
    onError: (error) => {
      const usual = { text: t('resetPassword.expired'), codes: ['BAD_REQUEST'] as const };
      toast({ title: t('resetPassword.failed'), description: failureText(error, t, usual), variant: 'destructive' });
    },
  });
}
