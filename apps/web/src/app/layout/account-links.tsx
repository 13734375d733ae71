import { SAVED_BADGE_MAX } from '@larder/contract/limits';
import { Bookmark, CircleUserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { useSavedCount } from '../../features/saved-recipes/use-saved-count.ts';
import { readAuthState } from '../../features/session/auth-state.ts';
import { useSession } from '../../features/session/use-session.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { useBrowserState } from '../../lib/use-browser-state.ts';

/**
 * Links to the saved recipes and the profile, or to sign in and register. While the session is loading, invisible links
 * of the last known state reserve the space. docs/specification.md §2, Header.
 */
export function AccountLinks() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname } = useLocation();
  const [probablySignedIn] = useBrowserState(() => readAuthState(localStore) !== null, false);
  const signedIn = status === 'loading' ? probablySignedIn : status === 'authenticated';
  if (!signedIn && pathname === paths.signIn) return null;
  return (
    <nav aria-label={t('session.navigation')} className={status === 'loading' ? 'invisible' : 'animate-appear'}>
      {signedIn ? <SignedIn /> : <SignedOut />}
    </nav>
  );
}

const ICON = 'relative grid size-11 place-items-center rounded-chip hover:bg-sunk';

function SignedIn() {
  const { t } = useTranslation();
  const count = useSavedCount();
  return (
    <div className="flex gap-1">
      <Link to={paths.saved} className={ICON}>
        <span className="sr-only">{t('session.savedCount', { number: count })}</span>
        <Bookmark aria-hidden className="size-6" />
        {count > 0 && (
          <span
            aria-hidden
            className="figures absolute top-0 right-0 grid min-w-5.5 place-items-center rounded-chip bg-leaf px-1 text-xs font-semibold text-on-leaf"
          >
            {count > SAVED_BADGE_MAX ? `${SAVED_BADGE_MAX}+` : count}
          </span>
        )}
      </Link>
      <Link to={paths.profile} aria-label={t('session.profile')} className={ICON}>
        <CircleUserRound aria-hidden className="size-6" />
      </Link>
    </div>
  );
}

/** On a phone the labels may wrap, so that both links fit beside the logo. */
const NARROW = 'text-center leading-tight max-sm:py-1 max-sm:text-sm max-[22rem]:px-1.5 max-[22rem]:text-xs';

function SignedOut() {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-1 max-[22rem]:gap-0">
      <Link
        to={paths.signIn}
        className={buttonClass('quiet', `${NARROW} wrap-normal min-[24rem]:whitespace-nowrap max-sm:px-1.5`)}
      >
        {t('session.signIn')}
      </Link>
      <Link to={paths.createAccount} className={buttonClass('secondary', `${NARROW} wrap-normal max-sm:px-2.5`)}>
        {t('session.createAccount')}
      </Link>
    </div>
  );
}
