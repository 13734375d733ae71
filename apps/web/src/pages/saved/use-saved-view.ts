import { type FilterState, NO_FILTERS } from '@larder/contract/search/filter';
import { useCallback, useState } from 'react';
import { useHistoryEntryState } from '../../lib/history-entry-state.tsx';

/** The search text, filters and scroll position of the saved page. */
export type SavedView = {
  text: string;
  filters: FilterState;
  /** In pixels. */
  scrollY: number;
  /** Measured height of each row of cards, in pixels. */
  rowHeights: readonly number[];
};

const INITIAL: SavedView = { text: '', filters: NO_FILTERS, scrollY: 0, rowHeights: [] };

/** The view of this visit, restored when the person navigates back from a recipe. */
export function useSavedView() {
  const { read, write } = useHistoryEntryState('saved-view', INITIAL);
  const [{ text, filters }, setView] = useState<SavedView>(read);
  const [clearCount, setClearCount] = useState(0);

  const remember = useCallback((change: Partial<SavedView>) => write({ ...read(), ...change }), [read, write]);
  function change(next: Partial<Pick<SavedView, 'text' | 'filters'>>): void {
    remember(next);
    setView((before) => ({ ...before, ...next }));
  }
  return {
    /** How often everything was cleared; a React key for components with state of their own. */
    clearCount,
    text,
    filters,
    setText: (next: string) => change({ text: next }),
    setFilters: (next: Partial<FilterState>) => change({ filters: { ...filters, ...next } }),
    clear: () => {
      change({ text: '', filters: NO_FILTERS });
      setClearCount(clearCount + 1);
    },
    /** The view as it was when the page was left. */
    restore: read,
    remember,
  };
}
