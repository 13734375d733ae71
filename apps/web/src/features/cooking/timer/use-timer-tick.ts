import { COOKING_TICK_MS } from '@larder/contract/limits';
import { useEffectEvent, useLayoutEffect } from 'react';
import { type CookingTimer, timeLeft } from './cooking-timer.ts';

/** Calls `onTick` while a timer runs: at once, at each second of its countdown, and when the page becomes visible. */
export function useTimerTick(timer: CookingTimer | null, onTick: (now: number) => void): void {
  const call = useEffectEvent(() => onTick(Date.now()));
  useLayoutEffect(() => {
    if (timer?.status !== 'running') return;
    let timeout: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timeout);
      call();
      timeout = setTimeout(tick, timeLeft(timer, Date.now()) % COOKING_TICK_MS || COOKING_TICK_MS);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [timer]);
}
