import type { ResetPassword } from '@larder/contract/user/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { resetPassword } from '../../features/account/account-calls.ts';
import { failureText } from '../../features/account/failure-text.ts';
import { currentUserQuery } from '../../features/session/current-user.ts';

/** Sets a new password with the token of a reset link, which ends all sessions. docs/specification.md §8. */
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
      const fallback = { text: t('resetPassword.expired'), codes: ['BAD_REQUEST'] as const };
      toast({ title: t('resetPassword.failed'), description: failureText(error, t, fallback), variant: 'destructive' });
    },
  });
}
