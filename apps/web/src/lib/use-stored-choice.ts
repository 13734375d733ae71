import { useState } from 'react';
import { localStore, oneOf } from './browser-storage.ts';

/** One of several values, kept in local storage; the first is the default. */
export function useStoredChoice<const T extends string>(key: string, values: readonly [T, ...T[]]) {
  const [choice, setChoice] = useState<T>(() => localStore.read(key, oneOf(values)) ?? values[0]);
  function choose(next: T) {
    localStore.write(key, next);
    setChoice(next);
  }
  return [choice, choose] as const;
}
