import type { ReactNode } from 'react';

/** Cards in one, two or three columns. */
export function CardGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul aria-label={label} className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  );
}
