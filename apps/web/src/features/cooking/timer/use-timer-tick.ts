import { COOKING_TICK_MS } from '@larder/contract/limits';
import { useEffectEvent, useLayoutEffect } from 'react';
import { type CookingSession, timeLeft } from './cooking-timer.ts';

/**
 * Calls back while a session runs: at once, whenever its countdown comes to another second, and when the page comes
 * back into view.
 */
export function useEachSecond(session: CookingSession | null, onSecond: (now: number) => void): void {
  const call = useEffectEvent(() => onSecond(Date.now()));
  useLayoutEffect(() => {
    if (session?.status !== 'running') return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      call();
      timer = setTimeout(tick, timeLeft(session, Date.now()) % COOKING_TICK_MS || COOKING_TICK_MS);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [session]);
}
