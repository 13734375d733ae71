type Listener<Part> = { signal: AbortSignal; onPart: (part: Part) => void };
type Shared<Part, Result> = {
  parts: Part[];
  listeners: Set<Listener<Part>>;
  abort: AbortController;
  result: Promise<Result>;
};

export type SharedCalls<Part, Result> = {
  /**
   * Joins the running call of this key, or makes it. Parts that came before are passed on at once. The call is aborted
   * when everybody who waits for it has gone.
   */
  join: (
    key: string,
    listener: Listener<Part>,
    call: (signal: AbortSignal, onPart: (part: Part) => void) => Promise<Result>,
  ) => Promise<Result>;
};

/** Lets equal calls that run at the same time share one. */
export function createSharedCalls<Part, Result>(): SharedCalls<Part, Result> {
  const running = new Map<string, Shared<Part, Result>>();
  return {
    async join(key, listener, call) {
      listener.signal.throwIfAborted();
      const existing = running.get(key);
      const shared = existing ?? start(key, call);
      if (existing) for (const part of existing.parts) listener.onPart(part);
      shared.listeners.add(listener);
      const gone = new Promise<never>((_, reject) => {
        listener.signal.addEventListener('abort', () => reject(listener.signal.reason), { once: true });
      });
      try {
        return await Promise.race([shared.result, gone]);
      } finally {
        shared.listeners.delete(listener);
        if (shared.listeners.size === 0 && running.get(key) === shared) {
          running.delete(key);
          shared.abort.abort();
        }
      }
    },
  };

  function start(
    key: string,
    call: (signal: AbortSignal, onPart: (part: Part) => void) => Promise<Result>,
  ): Shared<Part, Result> {
    const abort = new AbortController();
    const parts: Part[] = [];
    const listeners = new Set<Listener<Part>>();
    const result = call(abort.signal, (part) => {
      parts.push(part);
      for (const listener of listeners) listener.onPart(part);
    }).finally(() => {
      if (running.get(key) === shared) running.delete(key);
    });
    // Those who wait get the failure; nobody may be left.
    result.catch(() => {});
    const shared = { parts, listeners, abort, result };
    running.set(key, shared);
    return shared;
  }
}
