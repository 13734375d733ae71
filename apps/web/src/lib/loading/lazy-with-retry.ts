import { API } from '@larder/contract/api';
import { backoffDelay } from '@larder/text/backoff';
import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { importAgain } from './import-again.ts';

/** The server is reachable and does not have the code, asked twice. */
class CodeMissingError extends Error {}

const codeClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The first attempt runs offline too, because the code may be cached; a retry waits for the network.
      networkMode: 'offlineFirst',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      retry: (_failures, error) => !(error instanceof CodeMissingError),
      retryDelay: (failures) => backoffDelay(failures),
    },
  },
});
// Subscribes to the browser's online events, which resume paused retries.
codeClient.mount();
let loaderCount = 0;

type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead of use. A failure is ignored: rendering the component loads it again. */
  preload: () => void;
};

/** A component of a module, as in `lazyComponent`. */
export function lazyWithRetry<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyComponent<Props> {
  const loadModule = importAgain(load);
  return lazyComponent(async () => pick(await loadModule()));
}

/**
 * A component whose code is loaded when it is first rendered, with retries as in `loadWithRetry`. Loaded before, it does
 * not suspend: React shows what has suspended up to 300 ms later than it could.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const source: LazySource<Props> = { loaded: null, waiting: lazy(async () => ({ default: await loadOnce() })) };
  const loadOnce = loadWithRetry(async () => {
    source.loaded = await load();
    return source.loaded;
  });
  return Object.assign((props: Props) => createElement(LoadedOrWaiting<Props>, { source, props }), {
    preload: () => void loadOnce().catch(() => {}),
  });
}

type LazySource<Props> = { loaded: ComponentType<Props> | null; waiting: ComponentType<Props> };

function LoadedOrWaiting<Props extends object>({ source, props }: { source: LazySource<Props>; props: Props }) {
  const [Shown] = useState(() => source.loaded ?? source.waiting);
  return createElement(Shown, props);
}

/**
 * Wraps imports of `importAgain` so that they are loaded once for all callers and retried while the server is unreachable.
 * Rejects when the server is reachable and the code is missing: a newer version has been deployed, or the browser does
 * not retry failed modules. The page must then be reloaded.
 */
export function loadWithRetry<T>(load: () => Promise<T>): () => Promise<T> {
  loaderCount += 1;
  const query = { queryKey: [loaderCount], queryFn: () => loadCode(load) };
  return () => codeClient.fetchQuery(query);
}

async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (reason) {
    if (!(await isServerReachable())) throw reason;
  }
  try {
    // The network may have come back between the two requests.
    return await load();
  } catch (reason) {
    throw (await isServerReachable()) ? new CodeMissingError('The code is missing', { cause: reason }) : reason;
  }
}

/** False also for an error response of a proxy in front of a server that is starting. */
function isServerReachable(): Promise<boolean> {
  return fetch(API.site, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
