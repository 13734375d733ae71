import { AUTH_TAB_QUERY } from '@larder/contract/browser';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { preloadSchemas } from '../../components/forms/schema-resolver.ts';
import { Link } from '../../components/link.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { readAuthState } from '../../features/session/auth-state.ts';
import { useSession } from '../../features/session/use-session.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { AccountBenefits } from './account-benefits.tsx';
import { type AuthTab, AuthTabs } from './auth-tabs.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Sign-in, registration and password reset request; users are redirected to `/`. docs/specification.md §2, Auth screen. */
export function Page() {
  const { status } = useSession();
  const [probablySignedIn] = useState(() => readAuthState(localStore) !== null);
  if (status === 'authenticated') return <Navigate to={paths.home} replace />;
  if (status === 'loading' && probablySignedIn) {
    return (
      <div className="grid min-h-[70dvh] place-items-center">
        <Spinner className="size-10" />
      </div>
    );
  }
  return <AuthViews />;
}

function AuthViews() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const tab: AuthTab = query.get(AUTH_TAB_QUERY) === 'register' ? 'register' : 'login';
  const [forgot, setForgot] = useState(false);
  const [email, setEmail] = useState('');
  const emailProps = { email, onEmail: setEmail };
  useDocumentTitle(t(forgot ? 'auth.forgot.title' : tab === 'login' ? 'session.signIn' : 'session.createAccount'));

  const openTab = (next: AuthTab) => setQuery(next === 'register' ? { [AUTH_TAB_QUERY]: next } : {}, { replace: true });

  useEffect(() => {
    document.addEventListener('focusin', preloadSchemas, { once: true });
    return () => document.removeEventListener('focusin', preloadSchemas);
  }, []);

  function backToLogin() {
    setForgot(false);
    openTab('login');
  }

  return (
    <div className="page-width grid gap-x-16 py-4 lg:grid-cols-[minmax(0,1fr)_28rem] lg:py-10">
      <AccountBenefits />
      <div className="mx-auto flex w-full max-w-md flex-col gap-3">
        <Link to={paths.home} className={buttonClass('quiet', '-ml-3 self-start')}>
          <ArrowLeft aria-hidden className="size-5" />
          {t('auth.back')}
        </Link>
        <div className="rounded-card border border-line bg-card p-5 sm:p-8">
          {forgot ? (
            <ForgotPasswordForm {...emailProps} onBack={backToLogin} />
          ) : (
            <AuthTabs {...emailProps} tab={tab} onTab={openTab} onForgot={() => setForgot(true)} />
          )}
        </div>
      </div>
    </div>
  );
}
