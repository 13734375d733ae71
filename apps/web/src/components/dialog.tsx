import '../styles/dialog.css';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useScrollLock } from './use-scroll-lock.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** The element focused first, instead of the first focusable one. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A modal dialog that traps the focus and returns it when closed. Radix's overlay locks scrolling with an inline
 * stylesheet, which the content security policy forbids; the backdrop and the scroll lock are therefore our own.
 */
export function Dialog({ open, onClose, title, description, firstFocus, children }: DialogProps) {
  const before = useRef<Element>(null);
  useScrollLock(open);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="dialog-backdrop fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement;
              if (!firstFocus?.current) return;
              event.preventDefault();
              firstFocus.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (before.current instanceof HTMLElement) before.current.focus();
            }}
            onKeyDown={({ key, target, currentTarget }) => {
              // A toast shown after the dialog would otherwise handle Escape first.
              if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
            }}
            className="w-full max-w-md animate-rise rounded-card border border-line bg-card p-6 shadow-lift outline-none"
          >
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-2 text-quiet">{description}</Radix.Description>}
            <div className="mt-6">{children}</div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
