import { useEffect } from 'react';
import { localStore } from '../../../lib/browser-storage.ts';
import { useBrowserState } from '../../../lib/use-browser-state.ts';
import { type CookingTimer, updateTimer } from './cooking-timer.ts';
import { TIMERS_KEY } from './stored-timer-ids.ts';
import { readTimer, writeTimer } from './timer-storage.ts';

/** The timer as state that is kept in local storage and follows changes by other tabs. */
export function useStoredTimer(id: string, stepCount: number) {
  const [timer, setTimer] = useBrowserState<CookingTimer | null>(() => {
    const stored = readTimer(localStore, id, stepCount);
    return stored && (updateTimer(stored, { type: 'tick' }, Date.now()).timer ?? stored);
  }, null);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TIMERS_KEY || key === null) setTimer(readTimer(localStore, id, stepCount));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [id, stepCount, setTimer]);

  function change(next: CookingTimer | null) {
    writeTimer(localStore, id, next);
    setTimer(next);
  }

  return [timer, change] as const;
}
