import { TOAST_DURATION_MS } from '@larder/contract/limits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentToast } from './toast-context.ts';

/**
 * On a phone and in a low window at the top: above the first result, the cooking bar and the keyboard. In other windows
 * at the bottom right, above a bar.
 */
export const TOAST_PLACE =
  'pointer-events-none fixed top-0 right-0 z-50 w-full max-w-md p-4 pt-[max(1rem,env(safe-area-inset-top))] pr-[max(1rem,env(safe-area-inset-right))] md:tall:top-auto md:tall:bottom-0 md:tall:pb-[max(1rem,env(safe-area-inset-bottom))] md:tall:[:root:has([data-bottom-bar])_&]:bottom-28';

/** A toast without animation and swipe, used if the code of the other one could not be loaded. */
export function PlainToast({ toast, onDismiss }: { toast: CurrentToast; onDismiss: () => void }) {
  const { t } = useTranslation();
  const { title, description, open } = toast;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onDismiss, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [open, onDismiss]);
  return (
    <div role="status" className={TOAST_PLACE}>
      {open && (
        <div className="pointer-events-auto rounded-card border border-line-strong bg-card p-4 shadow-lift">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-quiet">{description}</p>
          <button type="button" onClick={onDismiss} className="-mb-2 min-h-11 underline underline-offset-4">
            {t('toast.close')}
          </button>
        </div>
      )}
    </div>
  );
}
