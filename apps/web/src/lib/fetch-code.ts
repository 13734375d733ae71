import { API } from '@larder/contract/api';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Makes the fetching of a part of a page patient: it is fetched once for all who ask, and while the server is out of
 * reach it is tried until it comes. Rejects where the server answers and yet has no such code: a newer version is
 * served by then, and the page must be opened anew.
 */
export function patiently<T>(load: () => Promise<T>): () => Promise<T> {
  let fetching: Promise<T> | null = null;
  return () => {
    fetching ??= fetchCode(load, FIRST_WAIT_MS).catch((reason) => {
      fetching = null;
      throw reason;
    });
    return fetching;
  };
}

async function fetchCode<T>(load: () => Promise<T>, waitMs: number): Promise<T> {
  try {
    return await load();
  } catch {
    // Once more where the server answers: the line may have come back in between.
    if (await serverAnswers()) return load();
    await untilOnline(waitMs);
    return fetchCode(load, Math.min(2 * waitMs, LONGEST_WAIT_MS));
  }
}

async function serverAnswers(): Promise<boolean> {
  return fetch(API.site, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Until the browser says that it is back on line, which it may not notice, or so many milliseconds have passed. */
function untilOnline(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, waitMs);
    window.addEventListener('online', goOn);
    function goOn() {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    }
  });
}
