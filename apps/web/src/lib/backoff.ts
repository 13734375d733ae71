const MAX_DELAY_MS = 30_000;

/** Milliseconds to wait after so many failures, from 0: `firstMs` doubled with each one, at most 30 s. */
export function backoffDelay(failures: number, firstMs = 1_000): number {
  return Math.min(MAX_DELAY_MS, firstMs * 2 ** failures);
}
