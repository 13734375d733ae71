import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { failureText } from '../../../features/account/failure-text.ts';

type AccountUpdate<Change, Result> = {
  send: (change: Change) => Promise<Result>;
  onDone: (result: Result, change: Change) => void | Promise<void>;
  /** The title of the failure toast; by default that of an update. */
  failedTitle?: string;
  /** The text of the failure toast if the server gives no reason. */
  failed: string;
};

/** A change to the account with a toast for its failure. docs/specification.md §8, Other failure toasts. */
export function useAccountUpdate<Change = void, Result = unknown>({
  send,
  onDone,
  failed,
  failedTitle,
}: AccountUpdate<Change, Result>) {
  const { t } = useTranslation();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      const fallback = { text: failed, codes: ['BAD_REQUEST', 'INTERNAL'] as const };
      const description = failureText(error, t, fallback);
      toast({ title: failedTitle ?? t('profile.failed'), description, variant: 'destructive' });
    },
  });
}
