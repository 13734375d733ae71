import { createContext, use } from 'react';

export type ToastVariant = 'default' | 'destructive' | 'success';
export type ToastContent = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** What can be done about it; the toast goes with it. The same must be possible some other way. */
  action?: { label: string; run: () => void };
};
/** The one toast there is. */
export type CurrentToast = ToastContent & { id: number; open: boolean };
export type ShowToast = (toast: ToastContent) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message for a while; a new one takes the place of the one before. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
