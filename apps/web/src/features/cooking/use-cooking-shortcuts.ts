import { useEffect, useEffectEvent } from 'react';

type CookingKeys = { active: boolean; onPauseOrResume: () => void; onMove: (by: -1 | 1) => void };

/** Whatever has a use of its own for these keys. */
const HAS_OWN_USE =
  'a, button, input, select, textarea, summary, [contenteditable], [role="tab"], [role="radio"], [role="slider"], dialog, [role="dialog"]';

/** The space bar pauses and resumes, left and right change the step; up, down and the page keys go on scrolling. */
export function useCookingKeys({ active, onPauseOrResume, onMove }: CookingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(HAS_OWN_USE)) return;
    if (event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) onPauseOrResume();
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (!event.repeat) onMove(event.key === 'ArrowLeft' ? -1 : 1);
    }
  });
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
