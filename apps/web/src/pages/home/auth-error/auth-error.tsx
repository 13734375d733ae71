import { AUTH_ERROR_QUERY } from '@larder/contract/error';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

const AuthErrorBanner = lazyWithRetry(async () => (await import('./auth-error-banner.tsx')).AuthErrorBanner);

/** Takes a failed sign-in's code out of the address, so that a reload does not say it again, and shows its banner. */
export function AuthError() {
  const [query, setQuery] = useSearchParams();
  const [code] = useState(() => query.get(AUTH_ERROR_QUERY));
  const inAddress = query.has(AUTH_ERROR_QUERY);

  useEffect(() => {
    if (!inAddress) return;
    setQuery(
      (before) => {
        before.delete(AUTH_ERROR_QUERY);
        return before;
      },
      { replace: true },
    );
  }, [inAddress, setQuery]);

  if (code === null) return null;
  return (
    <Suspense>
      <AuthErrorBanner code={code} />
    </Suspense>
  );
}
