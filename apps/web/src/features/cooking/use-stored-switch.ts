import { useState } from 'react';
import { localStore, oneOf } from '../../lib/browser-storage.ts';

/** A switch, off at first, that stays as it was left. */
export function useStoredSwitch(key: string) {
  const [on, setOn] = useState(() => localStore.read(key, oneOf([true, false])) ?? false);
  function toggle() {
    localStore.write(key, !on);
    setOn(!on);
  }
  return [on, toggle] as const;
}
