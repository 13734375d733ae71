import type { ReactNode } from 'react';

/** A heading that takes the focus when it appears, because the focused element was removed. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <h1 ref={focus} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  );
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
