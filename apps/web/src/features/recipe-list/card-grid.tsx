import type { ComponentProps } from 'react';

/** Recipe cards in one, two or three columns by width. */
export function CardGrid({ children, ...list }: ComponentProps<'ul'>) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3" {...list}>
      {children}
    </ul>
  );
}
