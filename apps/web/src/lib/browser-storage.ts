/** JSON in a `Storage`. Never throws: a full, forbidden or missing storage behaves like an empty one. */
export type BrowserStorage = {
  /** The stored value; null if there is none or it does not have the expected shape. */
  read: <T>(key: string, isShape: (value: unknown) => value is T) => T | null;
  /** Whether the value was stored; false if the quota is exhausted or storage is forbidden. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
};

/** `open` is called at each access, because reading `window.localStorage` throws if storage is forbidden. */
export function createStorage(open: () => Storage): BrowserStorage {
  return {
    read: (key, isShape) => {
      const value = attempt(() => parse(open().getItem(key)), null);
      return isShape(value) ? value : null;
    },
    write: (key, value) =>
      attempt(() => {
        open().setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        return true;
      }, false),
    remove: (key) => attempt(() => open().removeItem(key), undefined),
  };
}

export const localStore = createStorage(() => window.localStorage);
export const sessionStore = createStorage(() => window.sessionStorage);

/** A shape check for one of a list of values. */
export function oneOf<const T>(values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => values.some((known) => known === value);
}

/** A shape check for any object; its properties are checked where they are used. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Strings are stored without quotes (`i18nextLng` is `es`, not `"es"`), everything else as JSON. */
function parse(text: string | null): unknown {
  if (text === null) return null;
  return attempt<unknown>(() => JSON.parse(text), text);
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
