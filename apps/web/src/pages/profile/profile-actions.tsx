import { LogOut, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { useResetPreferences } from '../../features/preferences/use-reset-preferences.ts';
import { useLogout } from '../../features/session/use-logout.ts';
import { useSession } from '../../features/session/use-session.ts';

/** The actions below all tabs. */
export function ProfileActions() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { logout, isPending } = useLogout();
  const reset = useResetPreferences();
  return (
    <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
      <Button variant="secondary" disabled={reset.isPending} onClick={() => reset.mutate()}>
        <RotateCcw aria-hidden className="size-5" />
        {t('profile.reset.action')}
      </Button>
      {status === 'authenticated' && (
        <Button variant="secondary" disabled={isPending} onClick={logout}>
          <LogOut aria-hidden className="size-5" />
          {t('profile.signOut')}
        </Button>
      )}
    </div>
  );
}
