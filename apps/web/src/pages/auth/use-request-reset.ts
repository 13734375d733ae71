import type { ForgotPassword } from '@larder/contract/user/account';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { requestReset } from '../../features/account/account-calls.ts';
import { failureText } from '../../features/account/failure-text.ts';

/** Requests a message with a password reset link. docs/specification.md §8. */
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
      const fallback = { text: t('auth.forgot.tryLater'), codes: ['BAD_REQUEST', 'INTERNAL', 'UNAVAILABLE'] as const };
      toast({ title: t('auth.forgot.failed'), description: failureText(error, t, fallback), variant: 'destructive' });
    },
  });
}
