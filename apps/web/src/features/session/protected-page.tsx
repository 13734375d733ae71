import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Spinner } from '../../components/spinner.tsx';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSession } from './use-session.ts';

/** Stands around the pages of the signed-in: waits until it is known who asks; a guest is sent home. Spec section 2. */
export function ProtectedPage({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'anonymous') return <Navigate to={paths.home} replace />;
  if (status === 'authenticated') return children;
  return <Waiting />;
}

function Waiting() {
  const { t } = useTranslation();
  useDocumentTitle(t('session.loading'));
  return (
    <div role="status" className="grid min-h-[70dvh] place-items-center">
      <Spinner className="size-10" />
      <h1 className="sr-only">{t('session.loading')}</h1>
    </div>
  );
}
