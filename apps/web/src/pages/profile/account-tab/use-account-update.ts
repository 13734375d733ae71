import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { failureText } from '../../../features/account/failure-text.ts';

type Update<Change, Result> = {
  send: (change: Change) => Promise<Result>;
  onDone: (result: Result, change: Change) => void | Promise<void>;
  /** The title of the toast that says it failed; that of an update unless said otherwise. */
  failedTitle?: string;
  /** What to say where the server gives no reason. */
  failed: string;
};

/** A change to one's account, and what to say when it fails. Spec section 8, Other failure toasts. */
export function useUpdate<Change = void, Result = unknown>({
  send,
  onDone,
  failed,
  failedTitle,
}: Update<Change, Result>) {
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
