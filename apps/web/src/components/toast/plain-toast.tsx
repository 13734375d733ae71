import { TOAST_DURATION_MS } from '@larder/contract/limits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentToast } from './toast-context.ts';

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
    <div
      role="status"
      className="pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-md p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
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
