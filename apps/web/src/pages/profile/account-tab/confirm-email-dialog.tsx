import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { setCurrentUser } from '../../../features/session/current-user.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { updateEmail } from './profile-calls.ts';
import { useAccountUpdate } from './use-account-update.ts';

type ConfirmEmailDialogProps = {
  userId: string;
  email: string;
  open: boolean;
  onClose: () => void;
  onDone: (email: string) => void;
};

/** Changes the email after asking for the password. docs/specification.md §4, Email change. */
export function ConfirmEmailDialog({ userId, email, open, onClose, onDone }: ConfirmEmailDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const update = useAccountUpdate({
    send: (password: string) => updateEmail(userId, { email, password }),
    onDone: async (user) => {
      await setCurrentUser(client, user);
      onDone(user.email);
      toast({
        title: t('profile.email.updated'),
        description: t('profile.email.updatedText', { email: user.email }),
        variant: 'success',
      });
    },
    failed: t('profile.email.failed'),
  });

  function close() {
    update.reset();
    onClose();
  }

  return (
    <PasswordDialog
      open={open}
      onClose={close}
      onConfirm={(password) => update.mutate(password)}
      isPending={update.isPending}
      error={update.error}
      title={t('profile.email.confirmTitle')}
      description={t('profile.email.confirmText', { email })}
      label={t('profile.password.current')}
      confirm={t('profile.email.confirm')}
      confirming={t('profile.email.confirming')}
      cancel={t('profile.email.cancel')}
    />
  );
}
