import { useEffect, useState } from 'react';
import type { CookingTimer } from '../timer/cooking-timer.ts';
import { useTimerTick } from '../timer/use-timer-tick.ts';
import { createChime } from './chime.ts';

const VIBRATION_MS = [250, 120, 250];

/** Sound and vibration at the end of each step, unless muted. Sound needs a tap or a key press before. */
export function useStepSignal(timer: CookingTimer | null, muted: boolean) {
  const [chime] = useState(() => createChime(() => new AudioContext()));
  const endsAt = timer?.status === 'running' && !muted ? timer.endsAt : null;

  useEffect(() => {
    if (endsAt === null) return;
    const ring = () => chime.ringIn(endsAt - Date.now());
    const unlock = () => chime.unlock().then(ring, () => {});
    document.addEventListener('pointerdown', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      chime.cancel();
      document.removeEventListener('pointerdown', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, [chime, endsAt]);

  // The audio clock stops while the device sleeps.
  useTimerTick(timer, (now) => endsAt !== null && chime.ringIn(endsAt - now));

  return {
    /** Call it in the handler of the tap that starts cooking. */
    unlock: () => void chime.unlock().catch(() => {}),
    /** Signals the end of a step at `endedAt`; a ring that was scheduled for that time is not repeated. */
    notify: (endedAt: number) => {
      if (muted) return;
      chime.ringIn(endedAt - Date.now());
      navigator.vibrate?.(VIBRATION_MS);
    },
  };
}
