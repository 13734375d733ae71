import { createContext, use } from 'react';

export type ToastVariant = 'default' | 'destructive' | 'success';
export type ToastContent = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** A button that also closes the toast. The action must be available elsewhere too. */
  action?: { label: string; run: () => void };
};
export type CurrentToast = ToastContent & { id: number; open: boolean };
/** Returns a function that closes this toast. */
export type ShowToast = (toast: ToastContent) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message for a limited time; a new one replaces it. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
