import { useState } from 'react';
import { sessionStore } from '../../../lib/browser-storage.ts';

/** A value that outlives a reload of this tab. */
export function useSessionValue<T>(key: string, isShape: (value: unknown) => value is T, initial: T) {
  const [value, setValue] = useState<T>(() => sessionStore.read(key, isShape) ?? initial);
  function change(next: T) {
    sessionStore.write(key, next);
    setValue(next);
  }
  return [value, change] as const;
}
