import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The authentication library logs the error underneath (a unique violation, an unreachable database) and throws a
 * general one in its place. Its logger belongs to the instance and does not know the call, and its calls take no
 * context, so an AsyncLocalStorage is what connects the two. It is the only one of the server.
 */
const loggedErrors = new AsyncLocalStorage<Error[]>();

/** The library's logger: keeps errors for the call that caused them, and writes nothing. */
export const LIBRARY_LOGGER = {
  level: 'error' as const,
  log: (_level: string, _message: string, ...details: unknown[]): void => {
    loggedErrors.getStore()?.push(...details.filter((detail) => detail instanceof Error));
  },
};

/** Makes a call of the library; `logged` collects the errors that it logs meanwhile. */
export function collectLoggedErrors<T>(logged: Error[], call: () => Promise<T>): Promise<T> {
  return loggedErrors.run(logged, call);
}
