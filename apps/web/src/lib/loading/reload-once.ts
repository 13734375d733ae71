import { oneOf, sessionStore } from '../browser-storage.ts';

/** The address that was last reloaded because its code was missing. */
const KEY = 'reloadedForCode';

/**
 * Reloads the page in place of an error that a reload may put right: a newer version has been deployed, or the browser
 * remembers that a module could not be fetched. @throws the error where the page has been reloaded for it in vain
 */
export function reloadOnce(error: unknown): Promise<never> {
  const { href } = window.location;
  const isInVain = sessionStore.read(KEY, oneOf([href])) !== null;
  if (isInVain || !sessionStore.write(KEY, href)) return Promise.reject(error);
  window.location.reload();
  return new Promise(() => {});
}

/** Lets the page be reloaded again, now that its code is there. */
export function forgetReload(): void {
  sessionStore.remove(KEY);
}
