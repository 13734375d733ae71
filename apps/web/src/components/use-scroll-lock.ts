import { useLayoutEffect } from 'react';

/** Keeps the page from scrolling, and everything on it in its place where a scrollbar took up room. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingRight } = style;
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [locked]);
}
