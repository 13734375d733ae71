import type { Page } from '@playwright/test';

const DATABASE = 'larder-outbox';

/** The number of calls in the browser's outbox that the server has not answered. */
export function waiting(page: Page): Promise<number> {
  return page.evaluate(async (database) => {
    // Opening it here first would create it empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('entry').objectStore('entry').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  }, DATABASE);
}
