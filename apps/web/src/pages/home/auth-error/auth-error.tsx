import { AUTH_ERROR_QUERY } from '@larder/contract/error';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

const AuthErrorBanner = lazyWithRetry(
  () => import('./auth-error-banner.tsx'),
  ({ AuthErrorBanner }) => AuthErrorBanner,
);

/** Shows the banner for the error code in the address, and removes the code so that a reload does not repeat it. */
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
