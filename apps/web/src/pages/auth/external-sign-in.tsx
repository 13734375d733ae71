import { API } from '@larder/contract/api';
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { providersQuery } from '../../features/account/auth-providers.ts';
import { logFailure } from '../../lib/log.ts';

/** Sign-in with an OpenID provider, if one is configured. Its failures are shown by the banner of the home page. */
export function ExternalSignIn() {
  const { t } = useTranslation();
  const toast = useToast();
  const { data, refetch } = useQuery(providersQuery);
  if (!data?.oidc) return null;

  /** Calls the server before leaving the page, which would be lost if the server can't be reached. */
  async function startSignIn() {
    const { data: now, error } = await refetch();
    if (!error && now?.oidc) return window.location.assign(API.oidcSignIn);
    logFailure('Sign in failed', error);
    toast({ title: t('auth.outside.failed'), description: t('auth.outside.failedText'), variant: 'destructive' });
  }

  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.outside.divider')}
      </p>
      <Button variant="secondary" onClick={() => void startSignIn()} className="min-h-12">
        <LogIn aria-hidden className="size-5" />
        {t('auth.outside.submit')}
      </Button>
    </div>
  );
}
