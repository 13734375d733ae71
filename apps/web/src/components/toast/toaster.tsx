import '../../styles/toast.css';
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, TOAST_VIEWPORT_HOTKEY } from '@larder/contract/limits';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { TOAST_PLACE } from './plain-toast.tsx';
import type { CurrentToast, ToastVariant } from './toast-context.ts';

const STYLES: Record<ToastVariant, { icon: typeof Info; border: string; iconColor: string }> = {
  default: { icon: Info, border: 'border-line', iconColor: 'text-quiet' },
  success: { icon: CircleCheck, border: 'border-leaf', iconColor: 'text-leaf' },
  destructive: { icon: TriangleAlert, border: 'border-tomato', iconColor: 'text-tomato' },
};

export function Toaster({ toast, onDismiss }: { toast: CurrentToast; onDismiss: () => void }) {
  const { t } = useTranslation();
  const { id, title, description, variant = 'default', action, open } = toast;
  const { icon: Icon, border, iconColor } = STYLES[variant];
  return (
    <Toast.Provider
      label={t('toast.label')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      <Toast.Root
        key={id}
        open={open}
        onOpenChange={(isOpen) => !isOpen && onDismiss()}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        className={`toast pointer-events-auto flex items-start gap-3 rounded-card border bg-card p-4 shadow-lift ${border}`}
      >
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${iconColor}`} />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-semibold">{title}</Toast.Title>
          {description && <Toast.Description className="text-sm text-quiet">{description}</Toast.Description>}
          {action && (
            <Toast.Action altText={action.label} asChild>
              <Button variant="secondary" className="mt-3" onClick={action.run}>
                {action.label}
              </Button>
            </Toast.Action>
          )}
        </div>
        <Toast.Close
          aria-label={t('toast.close')}
          className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-chip text-quiet hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={[TOAST_VIEWPORT_HOTKEY]}
        label={t('toast.viewport')}
        className={`m-0 list-none outline-none ${TOAST_PLACE}`}
      />
    </Toast.Provider>
  );
}
