import { useSyncExternalStore } from 'react';

/** From how wide on there is one column more; the widths at which `CardGrid` changes. */
const WIDER = ['(min-width: 40rem)', '(min-width: 64rem)'];

/** In how many columns cards are laid out: 1, 2 or 3, by width. Spec section 2, Saved recipes. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, () => 1 + WIDER.filter((query) => window.matchMedia(query).matches).length);
}

function subscribe(listener: () => void): () => void {
  const queries = WIDER.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
