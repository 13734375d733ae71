import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { SavedView } from '../use-saved-view.ts';

export type ScrollPlace = Pick<SavedView, 'scrollY' | 'rowHeights'>;

type Rows = {
  count: number;
  /** Number of rows rendered beyond the viewport. */
  overscan: number;
  keyOf: (row: number) => string;
  /** The place as it was when the page was left. */
  restore: () => ScrollPlace;
  onLeave: (place: ScrollPlace) => void;
};

/** Estimated height of a row, and the gap between rows, in pixels. */
const ROW_HEIGHT = 520;
const GAP = 32;

/** The rows of a grid near the viewport, and the padding for the others. Restores the scroll position after navigating back. */
export function useVirtualRows(
  grid: RefObject<HTMLElement | null>,
  { count, overscan, keyOf, restore, onLeave }: Rows,
) {
  const [start] = useState(restore);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: (row) => start.rowHeights[row] ?? ROW_HEIGHT,
    gap: GAP,
    overscan: overscan,
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

/** A row's height from the resize observer; measuring it here would force a layout. */
function heightOf(
  element: Element,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<Window, Element>,
): number {
  const row = rows.indexFromElement(element);
  return entry?.borderBoxSize[0]?.blockSize ?? rows.measurementsCache[row]?.size ?? ROW_HEIGHT;
}
