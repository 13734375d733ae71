const MAX_DELAY_MS = 30_000;

type BackoffOptions = {
  /** The delay after the first failure. */
  firstMs?: number;
  /** The share by which a delay varies at random in both directions, so that callers don't retry at the same moment. */
  jitter?: number;
};

/** Milliseconds to wait after so many failures, from 0: doubled with each one, at most 30 s before the jitter. */
export function backoffDelay(failures: number, { firstMs = 1_000, jitter = 0 }: BackoffOptions = {}): number {
  const delay = Math.min(MAX_DELAY_MS, firstMs * 2 ** failures);
  return delay * (1 + jitter * (2 * Math.random() - 1));
}
