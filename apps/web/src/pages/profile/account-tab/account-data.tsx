import type { User } from '@larder/contract/user/account';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { providersQuery } from '../../../features/account/auth-providers.ts';
import { Section } from '../section.tsx';
import { downloadFile } from './download-file.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { exportUser } from './profile-calls.ts';
import { useAccountUpdate } from './use-account-update.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** Export and deletion of the user's data. */
export function AccountData({ user }: { user: User }) {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState(false);
  const download = useAccountUpdate({
    send: () => exportUser(user.id),
    onDone: (data) => downloadFile('larder.json', JSON.stringify(data, null, 2)),
    failedTitle: t('profile.data.failed'),
    failed: t('errors.unknown'),
  });
  return (
    <>
      <Section title={t('profile.data.title')} text={t('profile.data.text')}>
        <Button
          variant="secondary"
          className="self-start"
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden className="size-5" />
          {t(download.isPending ? 'profile.data.downloading' : 'profile.data.download')}
        </Button>
      </Section>
      <Section title={t('profile.data.deleteTitle')} text={t('profile.data.deleteText')}>
        <Button variant="secondary" className="self-start text-tomato" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-5" />
          {t('profile.data.delete')}
        </Button>
      </Section>
      <DeleteAccountDialog user={user} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}

function DeleteAccountDialog({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useDeleteAccount(user);
  const { data: providers } = useQuery({ ...providersQuery, enabled: open });
  const mayHaveNoPassword = providers?.oidc === true;

  function close() {
    remove.reset();
    onClose();
  }

  return (
    <PasswordDialog
      open={open}
      onClose={close}
      onConfirm={(password) => remove.mutate(password)}
      isPending={remove.isPending}
      error={remove.error}
      optional={mayHaveNoPassword}
      destructive
      title={t('profile.data.confirmTitle')}
      description={t('profile.data.confirmText')}
      label={t('profile.data.password')}
      help={mayHaveNoPassword ? t('profile.data.noPassword') : undefined}
      confirm={t('profile.data.confirm')}
      confirming={t('profile.data.confirming')}
      cancel={t('profile.data.cancel')}
    />
  );
}
