import { useEffect } from 'react';

/** Keeps the screen on while `active`, where the device can. Its lock is lost with the tab's sight and taken again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const release = () => lock?.release().catch(() => {});
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await release();
      } catch {
        // A low battery may forbid it; the timer does not depend on it.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void release();
    };
  }, [active]);
}
