import '../styles/dialog.css';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useReturnedFocus } from './modal/use-returned-focus.ts';
import { useScrollLock } from './modal/use-scroll-lock.ts';

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
  const returnedFocus = useReturnedFocus(firstFocus);
  useScrollLock(open);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="dialog-backdrop fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...returnedFocus}
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
