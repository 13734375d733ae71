/** How long a list is shown at least before a new one is computed. */
const REFRESH_MS = 60_000;
/** The share of its time that the database may spend on it: counting a hundred million saves takes it seconds. */
const MOST_SHARE = 0.02;
/** How long a request waits for a new list before it gets the last one. */
const MOST_WAIT_MS = 5_000;

/**
 * A list that is computed again from time to time, by one call of `load` at a time. `load` gives null where the database
 * is away; the last list is shown then, as it is while a new one takes long.
 */
export function createPopularList<T>(dependencies: {
  load: () => Promise<readonly T[] | null>;
  clock: () => Date;
  mostWaitMs?: number;
}): () => Promise<readonly T[]> {
  const { load, clock, mostWaitMs = MOST_WAIT_MS } = dependencies;
  let list: readonly T[] = [];
  let until = 0;
  let loading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const start = performance.now();
    let isLoaded = false;
    try {
      const loaded = await load();
      isLoaded = loaded !== null;
      list = loaded ?? list;
    } finally {
      const pause = (performance.now() - start) / MOST_SHARE;
      until = clock().getTime() + Math.max(isLoaded ? REFRESH_MS : 0, pause);
      loading = null;
    }
  }

  return async () => {
    if (loading === null && clock().getTime() >= until) {
      loading = refresh();
      // Of those that wait, each gets the error.
      loading.catch(() => {});
    }
    if (loading !== null) await atMost(mostWaitMs, loading);
    return list;
  };
}

/** Resolves with the work, or after so many milliseconds. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
