import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/forms/field.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { schemaResolver } from '../../components/forms/schema-resolver.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { validationText } from '../../components/forms/validation-text.ts';
import { useLogin } from './use-sign-in.ts';

/** The email is shared by all forms of the page. */
export type EmailProps = { email: string; onEmail: (email: string) => void };

export function LoginForm({ email, onEmail, onForgot }: EmailProps & { onForgot: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver((account) => account.loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((login) => mutate(login))} className="flex flex-col gap-5">
      <Field
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
        type="email"
        autoComplete="email"
        label={t('auth.fields.email')}
        error={validationText(errors.email, t)}
      />
      <div className="flex flex-col">
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          label={t('auth.fields.password')}
          toggleLabel={t('auth.fields.showPassword')}
          error={validationText(errors.password, t)}
        />
        <button
          type="button"
          onClick={onForgot}
          className="min-h-11 self-start text-plum underline underline-offset-4 hover:text-ink"
        >
          {t('auth.login.forgot')}
        </button>
      </div>
      <SubmitButton isPending={isPending} label={t('auth.login.submit')} pendingLabel={t('auth.login.submitting')} />
    </form>
  );
}
