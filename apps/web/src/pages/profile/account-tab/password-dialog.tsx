import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { schemaResolver } from '../../../components/forms/schema-resolver.ts';
import { validationText } from '../../../components/forms/validation-text.ts';
import { Spinner } from '../../../components/spinner.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';

type PasswordFormProps = {
  onClose: () => void;
  onConfirm: (password: string) => void;
  isPending: boolean;
  /** The error of the last attempt. */
  error: Error | null;
  label: string;
  help?: string | undefined;
  /** For users who may have no password because they sign in with an OpenID provider. */
  optional?: boolean;
  confirm: string;
  confirming: string;
  cancel: string;
  destructive?: boolean;
};

type PasswordDialogProps = PasswordFormProps & { open: boolean; title: string; description: string };

/** Asks for the current password before an action that must not be possible with a stolen session. */
export function PasswordDialog({ open, title, description, ...form }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title} description={description}>
      <PasswordForm {...form} />
    </Dialog>
  );
}

function PasswordForm(props: PasswordFormProps) {
  const { onClose, onConfirm, isPending, error, label, help, optional, confirm, confirming, cancel } = props;
  const { t } = useTranslation();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: schemaResolver<{ password?: string | undefined }, { password: string }>((account) =>
      optional ? account.deleteAccountSchema : account.emailChangeSchema.pick({ password: true }),
    ),
    defaultValues: { password: '' },
  });
  const isWrong = error instanceof ApiError && error.code === 'WRONG_PASSWORD';
  useEffect(() => {
    if (isWrong && !isPending) setFocus('password', { shouldSelect: true });
  }, [isWrong, isPending, setFocus]);

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ password = '' }) => onConfirm(password))}
      className="flex flex-col gap-5"
    >
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        label={label}
        help={help}
        toggleLabel={t('auth.fields.showPassword')}
        error={validationText(formState.errors.password, t) ?? (isWrong ? t('errors.WRONG_PASSWORD') : undefined)}
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" variant={props.destructive ? 'destructive' : 'primary'} disabled={isPending}>
          {isPending && <Spinner className="size-5" />}
          {isPending ? confirming : confirm}
        </Button>
      </div>
    </form>
  );
}
