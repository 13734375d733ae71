import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Field } from '../../components/forms/field.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { schemaResolver } from '../../components/forms/schema-resolver.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { validationText } from '../../components/forms/validation-text.ts';
import { Link } from '../../components/link.tsx';
import { paths } from '../../lib/paths.ts';
import type { EmailProps } from './login-form.tsx';
import { useRegister } from './use-sign-in.ts';

/** Disabled until the terms are accepted; Enter shows the reason. docs/specification.md §2, Register, and §5. */
export function RegisterForm({ email, onEmail }: EmailProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useRegister();
  const { register, handleSubmit, trigger, watch, formState } = useForm({
    resolver: schemaResolver((account) => account.registrationFormSchema),
    defaultValues: { email, password: '', firstName: '', lastName: '', marketingConsent: false },
  });
  const { errors } = formState;
  const accepted = watch('acceptTerms');

  function showTermsError({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && !accepted && target instanceof HTMLInputElement) void trigger('acceptTerms');
  }

  return (
    <form
      noValidate
      onKeyDown={showTermsError}
      onSubmit={handleSubmit(({ acceptTerms: _, ...registration }) => mutate(registration))}
      className="flex flex-col gap-5"
    >
      <Field
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
        type="email"
        autoComplete="email"
        label={t('auth.fields.email')}
        error={validationText(errors.email, t)}
      />
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        label={t('auth.fields.password')}
        toggleLabel={t('auth.fields.showPassword')}
        help={t('auth.fields.passwordHelp')}
        error={validationText(errors.password, t)}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          {...register('firstName')}
          autoComplete="given-name"
          label={t('auth.fields.firstName')}
          aside={t('auth.fields.optional')}
          error={validationText(errors.firstName, t)}
        />
        <Field
          {...register('lastName')}
          autoComplete="family-name"
          label={t('auth.fields.lastName')}
          aside={t('auth.fields.optional')}
          error={validationText(errors.lastName, t)}
        />
      </div>
      <div className="flex flex-col">
        <Checkbox {...register('marketingConsent')} label={t('auth.register.consent')} />
        <Checkbox
          {...register('acceptTerms', { onChange: () => void trigger('acceptTerms') })}
          label={<TermsLabel />}
          error={validationText(errors.acceptTerms, t)}
        />
      </div>
      <SubmitButton
        isPending={isPending}
        disabled={!accepted}
        label={t('auth.register.submit')}
        pendingLabel={t('auth.register.submitting')}
      />
    </form>
  );
}

/** The label with a link to the terms, which opens a new tab so that the form keeps its values. */
function TermsLabel() {
  const { t } = useTranslation();
  const [before, after] = t('auth.register.terms', { terms: '\n' }).split('\n');
  return (
    <>
      {before}
      <Link to={paths.terms} target="_blank" className="text-plum underline underline-offset-4">
        {t('auth.register.termsName')}
      </Link>
      {after}
    </>
  );
}
