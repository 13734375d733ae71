import { LogOut, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useLogout, useSession } from '../../auth/hooks/use-session.ts';
import { useResetPreferences } from '../../preferences/hooks/use-reset-preferences.ts';

/** What stands below every tab. */
export function ProfileFoot() {
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
