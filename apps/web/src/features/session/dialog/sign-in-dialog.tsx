import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Link } from '../../../components/link.tsx';
import { paths } from '../../../lib/paths.ts';

/** What a guest tried to do that needs an account. */
export type PromptedAction = 'save' | 'rate' | 'general';

type SignInDialogProps = { action: PromptedAction; open: boolean; onClose: () => void };

/** Offers a guest to sign in or register. docs/specification.md §2 and §6. */
export function SignInDialog({ action, open, onClose }: SignInDialogProps) {
  const { t } = useTranslation();
  const signIn = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      firstFocus={signIn}
      title={t(`signInPrompt.${action}.title`)}
      description={t(`signInPrompt.${action}.text`)}
    >
      <div className="flex flex-col gap-3">
        <Link ref={signIn} to={paths.signIn} onClick={onClose} className={buttonClass('primary')}>
          {t('session.signIn')}
        </Link>
        <Link to={paths.createAccount} onClick={onClose} className={buttonClass('secondary')}>
          {t('session.createAccount')}
        </Link>
        <Button variant="quiet" onClick={onClose}>
          {t('signInPrompt.notNow')}
        </Button>
      </div>
    </Dialog>
  );
}
