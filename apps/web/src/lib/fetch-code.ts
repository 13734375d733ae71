import { API } from '@larder/contract/api';
import { QueryClient } from '@tanstack/react-query';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** The server is there and does not give the code, asked twice. */
class Refused extends Error {}

/** Holds code, as others hold data: fetched once for all who ask, and tried again as below. */
const code = new QueryClient({
  defaultOptions: {
    queries: {
      // What was fetched ahead is there without a network; only to try again waits for one.
      networkMode: 'offlineFirst',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      retry: (_failures, error) => !(error instanceof Refused),
      retryDelay: (failures) => Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS),
    },
  },
});
// Has it hear of the network's coming back.
code.mount();
let parts = 0;

/**
 * Makes the fetching of a part of a page patient: it is fetched once for all who ask, and while the server is out of
 * reach it is tried until it comes. Rejects where the server is there and yet does not give the code: a newer version is
 * served by then, or the browser is one that tries no module twice, and the page must be opened anew.
 */
export function patiently<T>(load: () => Promise<T>): () => Promise<T> {
  parts += 1;
  const part = { queryKey: [parts], queryFn: () => fetchCode(load) };
  return () => code.fetchQuery(part);
}

async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (reason) {
    if (!(await serverIsThere())) throw reason;
  }
  try {
    // With the server there, the line may have come back in between.
    return await load();
  } catch (reason) {
    throw (await serverIsThere()) ? new Refused('The code is not there', { cause: reason }) : reason;
  }
}

/** False also where a proxy answers in place of a server that is just starting. */
function serverIsThere(): Promise<boolean> {
  return fetch(API.site, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
