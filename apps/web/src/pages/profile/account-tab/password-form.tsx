import type { PasswordChange, User } from '@larder/contract/user/account';
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { schemaResolver } from '../../../components/forms/schema-resolver.ts';
import { validationText } from '../../../components/forms/validation-text.ts';
import { useToast } from '../../../components/toast/toast-context.ts';
import { updatePassword } from './profile-calls.ts';
import { useAccountUpdate } from './use-account-update.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Name = keyof typeof EMPTY;

const FIELDS = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'new', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'confirm', autoComplete: 'new-password' },
] as const satisfies readonly { name: Name; label: string; autoComplete: string }[];

/** Enabled once changed and valid; Enter moves to the next field. docs/specification.md §2, Profile, and §5. */
export function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const { form, isPending, submit } = usePasswordForm(user.id);
  const { register, formState, trigger } = form;
  const { errors, isDirty, isValid, touchedFields } = formState;

  function focusNext(event: KeyboardEvent<HTMLInputElement>, next: Name | undefined) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Synchronous: react-hook-form's `setFocus` is delayed, and a key pressed before would be lost.
    const field = next && event.currentTarget.form?.elements.namedItem(next);
    if (field instanceof HTMLInputElement) field.focus();
    else void submit();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {FIELDS.map(({ name, label, autoComplete }, index) => (
        <PasswordField
          key={name}
          {...register(name, {
            onChange: () => name === 'newPassword' && touchedFields.confirmPassword && void trigger('confirmPassword'),
          })}
          autoComplete={autoComplete}
          label={t(`profile.password.${label}`)}
          help={name === 'newPassword' ? t('profile.password.help') : undefined}
          toggleLabel={t('auth.fields.showPassword')}
          error={validationText(errors[name], t)}
          onKeyDown={(event) => focusNext(event, FIELDS[index + 1]?.name)}
          className="w-full"
        />
      ))}
      <Button type="submit" disabled={!isDirty || !isValid || isPending}>
        {t(isPending ? 'profile.password.submitting' : 'profile.password.submit')}
      </Button>
    </form>
  );
}

function usePasswordForm(userId: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const form = useForm({
    resolver: schemaResolver((account) => account.passwordChangeFormSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { mutate, isPending } = useAccountUpdate({
    send: (change: PasswordChange) => updatePassword(userId, change),
    onDone: () => {
      form.reset(EMPTY);
      toast({
        title: t('profile.password.updated'),
        description: t('profile.password.updatedText'),
        variant: 'success',
      });
    },
    failed: t('profile.password.failed'),
  });
  const submit = form.handleSubmit(({ currentPassword, newPassword }) => {
    if (!isPending) mutate({ currentPassword, newPassword });
  });
  return { form, isPending, submit };
}
