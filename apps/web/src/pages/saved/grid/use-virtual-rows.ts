import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { SavedView } from '../use-saved-view.ts';

export type Place = Pick<SavedView, 'scrollY' | 'rowHeights'>;

type Rows = {
  count: number;
  /** How many rows beyond the window there are already. */
  ahead: number;
  keyOf: (row: number) => string;
  /** The place as it was when the page was left. */
  restore: () => Place;
  onLeave: (place: Place) => void;
};

/** What a row takes before it was measured, and what stands between two, in pixels. */
const ROW_HEIGHT = 520;
const GAP = 32;

/**
 * Which rows of a grid are near the window, and the room to leave for the others. Where one comes back to, the page is
 * as far down as it was.
 */
export function useRows(grid: RefObject<HTMLElement | null>, { count, ahead, keyOf, restore, onLeave }: Rows) {
  const [start] = useState(restore);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: (row) => start.rowHeights[row] ?? ROW_HEIGHT,
    gap: GAP,
    overscan: ahead,
    scrollMargin: top,
    initialOffset: start.scrollY,
    measureElement: heightOf,
  });

  useLayoutEffect(() => {
    const measureTop = () =>
      grid.current && setTop(Math.round(grid.current.getBoundingClientRect().top + window.scrollY));
    measureTop();
    window.addEventListener('resize', measureTop);
    return () => window.removeEventListener('resize', measureTop);
  }, [grid]);

  useLayoutEffect(() => {
    if (start.scrollY > 0) window.scrollTo(0, start.scrollY);
    return () =>
      onLeave({ scrollY: window.scrollY, rowHeights: virtualizer.measurementsCache.map(({ size }) => size) });
  }, [start, onLeave, virtualizer]);

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const above = first ? first.start - top : 0;
  const below = last ? virtualizer.getTotalSize() - (last.end - top) : 0;
  return {
    from: first?.index ?? 0,
    to: last?.index ?? -1,
    padding: `${above}px ${below}px`,
    measure: virtualizer.measureElement,
  };
}

/** A row's height as the browser tells it; asking for it before it does would lay out the page once more. */
function heightOf(
  element: Element,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<Window, Element>,
): number {
  const row = rows.indexFromElement(element);
  return entry?.borderBoxSize[0]?.blockSize ?? rows.measurementsCache[row]?.size ?? ROW_HEIGHT;
}
