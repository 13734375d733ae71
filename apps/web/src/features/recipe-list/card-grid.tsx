import type { ComponentProps } from 'react';

/** Cards in one, two or three columns. */
export function CardGrid({ children, ...list }: ComponentProps<'ul'>) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3" {...list}>
      {children}
    </ul>
  );
}
