import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { FocusedHeading } from '../../components/focused-heading.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** The target of the link in a password reset message. docs/specification.md §2, Reset password. */
export function Page() {
  const { token = '' } = useParams();
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, isError } = useResetPassword();
  useDocumentTitle(t(isSuccess ? 'resetPassword.successTitle' : 'resetPassword.title'));
  if (token.trim() === '') return <Navigate to={paths.home} replace />;
  return (
    <div className="page-width py-6 lg:py-12">
      <div className="mx-auto max-w-md rounded-card border border-line bg-card p-5 sm:p-8">
        {isSuccess ? (
          <Done />
        ) : (
          <ResetPasswordForm
            isPending={isPending}
            failed={isError}
            onPassword={(password) => mutate({ token, password })}
          />
        )}
      </div>
    </div>
  );
}

function Done() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <CircleCheck aria-hidden className="size-14 text-leaf" />
      <FocusedHeading>{t('resetPassword.successTitle')}</FocusedHeading>
      <p className="text-quiet">{t('resetPassword.successText')}</p>
      <Link to={paths.home} className={buttonClass('primary', 'mt-2')}>
        {t('resetPassword.home')}
      </Link>
    </div>
  );
}
