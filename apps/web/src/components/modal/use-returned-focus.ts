import { type RefObject, useRef } from 'react';

/**
 * Handlers for the content of a dialog that has no trigger of its own: the focus returns to where it was when it opened.
 * @param firstFocus The element focused first, instead of the first focusable one.
 */
export function useReturnedFocus(firstFocus?: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      if (!firstFocus?.current) return;
      event.preventDefault();
      firstFocus.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
