import { TOAST_REMOVE_DELAY_MS } from '@larder/contract/limits';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { type CurrentToast, type ToastContent, ToastContext } from './toast-context.ts';

const Toaster = lazy(() =>
  import('./toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToast }),
  ),
);

/** Shows one toast at a time; its code is loaded with the first. docs/specification.md §4, Toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<CurrentToast | null>(null);
  const lastId = useRef(0);
  const close = useCallback(
    (id: number) => setToast((current) => (current?.id === id ? { ...current, open: false } : current)),
    [],
  );
  const show = useCallback(
    (content: ToastContent) => {
      lastId.current += 1;
      const id = lastId.current;
      setToast({ ...content, id, open: true });
      return () => close(id);
    },
    [close],
  );

  const dismissed = toast !== null && !toast.open;
  useEffect(() => {
    if (!dismissed) return;
    const timer = setTimeout(() => setToast(null), TOAST_REMOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [dismissed]);

  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <Suspense>
          <Toaster toast={toast} onDismiss={() => close(toast.id)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
