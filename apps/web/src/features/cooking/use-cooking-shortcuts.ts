import { useEffect, useEffectEvent } from 'react';

type Shortcuts = { active: boolean; onPauseOrResume: () => void; onMove: (by: -1 | 1) => void };

/** Elements that handle these keys themselves. */
const HANDLES_KEYS =
  'a, button, input, select, textarea, summary, [contenteditable], [role="tab"], [role="radio"], [role="slider"], dialog, [role="dialog"]';

/** Keyboard shortcuts: space pauses and resumes, the left and right arrows change the step. */
export function useCookingShortcuts({ active, onPauseOrResume, onMove }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(HANDLES_KEYS)) return;
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
