import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';

/**
 * Scrolls to the current step when it begins, if the previous step is visible, and when the device is rotated. Returns a
 * function to call before the person chooses a step: scrolling is then unconditional, and the focus moves to the step.
 */
export function useScrollToStep(list: RefObject<HTMLElement | null>, step: number | null): () => void {
  const chosen = useRef(false);
  const shown = useRef(step);

  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    const byHand = chosen.current;
    chosen.current = false;
    if (step === null || step === before) return;
    const item = list.current?.children[step];
    if (!(item instanceof HTMLElement)) return;
    if (byHand) item.focus({ preventScroll: true });
    if (byHand || isOnScreen(list.current?.children[before ?? -1])) {
      item.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
    }
  }, [list, step]);

  useEffect(() => {
    const orientation = window.matchMedia('(orientation: portrait)');
    const onTurn = () => {
      const item = list.current?.children[shown.current ?? -1];
      if (isOnScreen(list.current ?? undefined)) item?.scrollIntoView({ block: 'start' });
    };
    orientation.addEventListener('change', onTurn);
    return () => orientation.removeEventListener('change', onTurn);
  }, [list]);

  return () => {
    chosen.current = true;
  };
}

function isOnScreen(element: Element | undefined): boolean {
  if (!element) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
