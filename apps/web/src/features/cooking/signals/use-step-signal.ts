import { useEffect, useState } from 'react';
import type { CookingSession } from '../timer/cooking-timer.ts';
import { useEachSecond } from '../timer/use-timer-tick.ts';
import { createChime } from './chime.ts';

const VIBRATION_MS = [250, 120, 250];

/** A bell and a shake at the end of each step, unless muted. The bell needs a first tap or key, whatever that is for. */
export function useStepSignal(session: CookingSession | null, muted: boolean) {
  const [chime] = useState(() => createChime(() => new AudioContext()));
  const endsAt = session?.status === 'running' && !muted ? session.endsAt : null;

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

  // After a sleep the sound card's clock is behind the time of day.
  useEachSecond(session, (now) => endsAt !== null && chime.ringIn(endsAt - now));

  return {
    /** To be called from within the tap that starts the cooking. */
    unlock: () => void chime.unlock().catch(() => {}),
    /** Says that a step ran out at `ranOutAt`; its bell is not rung again where it rang then. */
    give: (ranOutAt: number) => {
      if (muted) return;
      chime.ringIn(ranOutAt - Date.now());
      navigator.vibrate?.(VIBRATION_MS);
    },
  };
}
