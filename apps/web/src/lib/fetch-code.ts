import { API } from '@larder/contract/api';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Makes the fetching of a part of a page patient: it is fetched once for all who ask, and while the server is out of
 * reach it is tried until it comes. Rejects where the server is there and yet does not give the code, twice in a row: a
 * newer version is served by then, or the browser is one that tries no module twice, and the page must be opened anew.
 */
export function patiently<T>(load: () => Promise<T>): () => Promise<T> {
  let fetching: Promise<T> | null = null;
  return () => {
    fetching ??= fetchCode(load).catch((reason) => {
      fetching = null;
      throw reason;
    });
    return fetching;
  };
}

async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  let refusals = 0;
  for (let waitMs = FIRST_WAIT_MS; ; ) {
    try {
      return await load();
    } catch (reason) {
      refusals = (await serverIsThere()) ? refusals + 1 : 0;
      if (refusals === 2) throw reason;
    }
    // With the server there, the line came back in between.
    if (refusals > 0) continue;
    await untilOnline(waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  }
}

/** False also where a proxy answers in place of a server that is just starting. */
async function serverIsThere(): Promise<boolean> {
  return fetch(API.site, { cache: 'no-store' }).then(
    ({ ok }) => ok,
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
