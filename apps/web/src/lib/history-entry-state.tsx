import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

const HistoryEntryStateContext = createContext<Map<string, unknown>>(new Map());

/** Holds state for each entry of the browser's history until the document is reloaded. */
export function HistoryEntryStateProvider({ children }: { children: ReactNode }) {
  const [states] = useState(() => new Map<string, unknown>());
  return <HistoryEntryStateContext value={states}>{children}</HistoryEntryStateContext>;
}

/** State of the current history entry, available again after navigating back to it. `name` separates its uses. */
export function useHistoryEntryState<T>(name: string, initial: T): { read: () => T; write: (state: T) => void } {
  const states = use(HistoryEntryStateContext);
  const { key } = useLocation();
  return useMemo(() => {
    const entry = `${name} ${key}`;
    return {
      read: () => (states.get(entry) as T | undefined) ?? initial,
      write: (state: T) => void states.set(entry, state),
    };
  }, [states, name, key, initial]);
}
