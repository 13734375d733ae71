/** Stops calls of a server that has failed several times in a row, so that nobody waits for it. */
export type CircuitBreaker = {
  /** True where a call may be made; after a pause, one call at a time finds out whether the server is back. */
  allows: () => boolean;
  succeeded: () => void;
  failed: () => void;
  /** A call that `allows` had let through ended without telling anything about the server. */
  released: () => void;
};

const FAILURES_TO_OPEN = 3;

/** Closed: calls are made. Open after `FAILURES_TO_OPEN` failures: none for `pauseMs`, then one to try. */
export function createCircuitBreaker(pauseMs: number): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    allows() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (Date.now() < openUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      failures = 0;
      isTrying = false;
    },
    failed() {
      failures += 1;
      isTrying = false;
      if (failures >= FAILURES_TO_OPEN) openUntil = Date.now() + pauseMs;
    },
    released() {
      isTrying = false;
    },
  };
}
