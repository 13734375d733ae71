import { type FilterState, NO_FILTERS } from '@larder/contract/filter';
import { createContext, use, useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** How the saved recipes are being looked at. */
export type SavedView = {
  text: string;
  filters: FilterState;
  /** How far down the page, in pixels, and how high each row was found to be. */
  scrollY: number;
  rowHeights: readonly number[];
};

const FRESH: SavedView = { text: '', filters: NO_FILTERS, scrollY: 0, rowHeights: [] };

/** The views of this page load, by the entry of the history they belong to. */
export const SavedViewsContext = createContext<Map<string, SavedView>>(new Map());

/** The view of this visit: it is as it was when one comes back from a recipe. */
export function useSavedView() {
  const views = use(SavedViewsContext);
  const { key } = useLocation();
  const [{ text, filters }, setView] = useState<SavedView>(views.get(key) ?? FRESH);

  const [cleared, setCleared] = useState(0);

  const remember = useCallback(
    (change: Partial<SavedView>) => void views.set(key, { ...FRESH, ...views.get(key), ...change }),
    [views, key],
  );
  function change(next: Partial<Pick<SavedView, 'text' | 'filters'>>): void {
    remember(next);
    setView((before) => ({ ...before, ...next }));
  }
  return {
    /** How often everything was cleared: what keeps a state of its own begins anew. */
    cleared,
    text,
    filters,
    setText: (next: string) => change({ text: next }),
    setFilters: (next: Partial<FilterState>) => change({ filters: { ...filters, ...next } }),
    clear: () => {
      change({ text: '', filters: NO_FILTERS });
      setCleared(cleared + 1);
    },
    /** Where one was, when one left. */
    before: useCallback(() => views.get(key) ?? FRESH, [views, key]),
    remember,
  };
}
