import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Spinner } from '../../components/spinner.tsx';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSession } from './use-session.ts';

/** A page for signed-in users: a spinner while the session is loading; guests are redirected to `/`. docs/specification.md §2. */
export function ProtectedPage({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'anonymous') return <Navigate to={paths.home} replace />;
  if (status === 'authenticated') return children;
  return <Loading />;
}

function Loading() {
  const { t } = useTranslation();
  useDocumentTitle(t('session.loading'));
  return (
    <div role="status" className="grid min-h-[70dvh] place-items-center">
      <Spinner className="size-10" />
      <h1 className="sr-only">{t('session.loading')}</h1>
    </div>
  );
}
