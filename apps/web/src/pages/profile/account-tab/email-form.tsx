import type { User } from '@larder/contract/user/account';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { schemaResolver } from '../../../components/forms/schema-resolver.ts';
import { validationText } from '../../../components/forms/validation-text.ts';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';

/** The email to sign in with; a change needs the password. docs/specification.md §4, Email change. */
export function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const [confirmation, setConfirmation] = useState({ email: '', open: false });
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: schemaResolver((account) => account.forgotPasswordSchema),
    defaultValues: { email: user.email },
  });
  const close = () => setConfirmation((before) => ({ ...before, open: false }));

  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit(({ email }) => setConfirmation({ email, open: true }))}
        className="flex flex-col items-start gap-4"
      >
        <Field
          {...register('email')}
          type="email"
          autoComplete="email"
          label={t('profile.email.label')}
          error={validationText(formState.errors.email, t)}
          className="w-full"
        />
        <Button type="submit" disabled={!formState.isDirty}>
          {t('profile.email.submit')}
        </Button>
      </form>
      <ConfirmEmailDialog
        {...confirmation}
        userId={user.id}
        onClose={close}
        onDone={(email) => {
          close();
          reset({ email });
        }}
      />
    </>
  );
}
