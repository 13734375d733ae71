import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { schemaResolver } from '../../components/forms/schema-resolver.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { validationText } from '../../components/forms/validation-text.ts';
import { Link } from '../../components/link.tsx';
import { paths } from '../../lib/paths.ts';

type ResetPasswordFormProps = { isPending: boolean; failed: boolean; onPassword: (password: string) => void };

export function ResetPasswordForm({ isPending, failed, onPassword }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver((account) => account.resetPasswordFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(({ password }) => onPassword(password))} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('resetPassword.title')}</h1>
        <p className="text-quiet">{t('resetPassword.lead')}</p>
      </div>
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        label={t('resetPassword.password')}
        toggleLabel={t('auth.fields.showPassword')}
        help={t('auth.fields.passwordHelp')}
        error={validationText(errors.password, t)}
      />
      <PasswordField
        {...register('confirmPassword')}
        autoComplete="new-password"
        label={t('resetPassword.confirm')}
        toggleLabel={t('resetPassword.showConfirm')}
        error={validationText(errors.confirmPassword, t)}
      />
      <SubmitButton
        isPending={isPending}
        label={t('resetPassword.submit')}
        pendingLabel={t('resetPassword.submitting')}
      />
      {failed && (
        <Link to={paths.signIn} className={buttonClass('secondary')}>
          {t('resetPassword.askAgain')}
        </Link>
      )}
      <Link to={paths.home} className={buttonClass('quiet')}>
        {t('resetPassword.cancel')}
      </Link>
    </form>
  );
}
