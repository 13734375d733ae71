import { type BrowserStorage, localStore, oneOf } from './browser-storage.ts';
import { useBrowserState } from './use-browser-state.ts';

/** State that is kept in a browser storage. */
export function useStoredState<T>(
  storage: BrowserStorage,
  key: string,
  isShape: (value: unknown) => value is T,
  initial: T,
) {
  const [state, setState] = useBrowserState<T>(() => storage.read(key, isShape) ?? initial, initial);
  function change(next: T) {
    storage.write(key, next);
    setState(next);
  }
  return [state, change] as const;
}

/** One of several values, kept in local storage; the first is the default. */
export function useStoredChoice<const T extends string>(key: string, values: readonly [T, ...T[]]) {
  return useStoredState<T>(localStore, key, oneOf(values), values[0]);
}
