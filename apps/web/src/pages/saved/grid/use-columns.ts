import { useSyncExternalStore } from 'react';

/** The widths from which `CardGrid` has one more column. */
const BREAKPOINTS = ['(min-width: 40rem)', '(min-width: 64rem)'];

/** The number of columns by width: 1, 2 or 3. docs/specification.md §2, Saved recipes. */
export function useColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => 1 + BREAKPOINTS.filter((query) => window.matchMedia(query).matches).length,
  );
}

function subscribe(listener: () => void): () => void {
  const queries = BREAKPOINTS.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
