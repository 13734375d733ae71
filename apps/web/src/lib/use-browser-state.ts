import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * State that begins with what `read` finds in the browser. On the server, and in the first render of a page that the
 * server has rendered, it is `initial`; if both are the same, the page is not rendered a second time.
 */
export function useBrowserState<T>(read: () => T, initial: T): [state: T, change: (next: T) => void] {
  const [found] = useState(() => once(read));
  const [changed, setChanged] = useState<{ to: T } | null>(null);
  const first = useSyncExternalStore(neverChanges, found, () => initial);
  const change = useCallback((next: T) => setChanged({ to: next }), []);
  return [changed ? changed.to : first, change];
}

/** False on the server and in the first render of a page that the server has rendered. */
export function useIsHydrated(): boolean {
  return useBrowserState(isInBrowser, false)[0];
}

const neverChanges = () => () => {};
const isInBrowser = () => true;

function once<T>(read: () => T): () => T {
  let result: { value: T } | null = null;
  return () => {
    result ??= { value: read() };
    return result.value;
  };
}
