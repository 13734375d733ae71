import { ArrowLeft } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { FocusedHeading } from '../../components/focused-heading.tsx';
import { Field } from '../../components/forms/field.tsx';
import { schemaResolver } from '../../components/forms/schema-resolver.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { validationText } from '../../components/forms/validation-text.ts';
import type { EmailProps } from './login-form.tsx';
import { useRequestReset } from './use-request-reset.ts';

export function ForgotPasswordForm({ email, onEmail, onBack }: EmailProps & { onBack: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useRequestReset(onBack);
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver((account) => account.forgotPasswordSchema),
    defaultValues: { email },
  });
  return (
    <form noValidate onSubmit={handleSubmit((payload) => mutate(payload))} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <FocusedHeading>{t('auth.forgot.title')}</FocusedHeading>
        <p className="text-quiet">{t('auth.forgot.lead')}</p>
      </div>
      <Field
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
        type="email"
        autoComplete="email"
        label={t('auth.fields.email')}
        error={validationText(formState.errors.email, t)}
      />
      <SubmitButton isPending={isPending} label={t('auth.forgot.submit')} pendingLabel={t('auth.forgot.submitting')} />
      <Button variant="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-5" />
        {t('auth.forgot.back')}
      </Button>
    </form>
  );
}
