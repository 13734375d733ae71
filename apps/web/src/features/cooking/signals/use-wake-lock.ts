import { useEffect } from 'react';

/** Keeps the screen on while `active`, if supported. A hidden tab loses the lock and requests it again when visible. */
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
        // Refused with a low battery, for example; the timer works without it.
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
