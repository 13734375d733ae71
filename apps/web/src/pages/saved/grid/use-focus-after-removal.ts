import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When the focused card is removed, focuses the card that takes its place. Cards need the attribute `data-position`. */
export function useFocusAfterRemoval(grid: RefObject<HTMLElement | null>, count: number): void {
  const position = useRef<number | null>(null);
  const before = useRef(count);

  useEffect(() => {
    const element = grid.current;
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-position]');
      position.current = card ? Number(card.dataset.position) : null;
    };
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [grid]);

  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || position.current === null || document.activeElement !== document.body) return;
    const next = Math.min(position.current, count - 1);
    grid.current
      ?.querySelector<HTMLElement>(`[data-position="${next}"] button[aria-pressed]`)
      ?.focus({ preventScroll: true });
  }, [grid, count]);
}
