/**
 * Wraps a dynamic import so that it can be tried again after the network failed. Browsers remember for as long as the page
 * is open that a module could not be fetched, and request it again only under another address. They tell its address in
 * the error's message; where one does not (WebKit), the import is repeated as it is.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failed: string | null = null;
  let attempts = 0;
  return async () => {
    try {
      return await (failed === null ? load() : import(/* @vite-ignore */ `${failed}?attempt=${attempts}`));
    } catch (reason) {
      failed ??= /https?:\/\/[^\s"']+\.js\b/.exec(String(reason))?.[0] ?? null;
      attempts += 1;
      throw reason;
    }
  };
}
