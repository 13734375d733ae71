import { setTimeout as sleep } from 'node:timers/promises';
import { backoffDelay } from '@larder/text/backoff';
import { classifyError } from './classify-error.ts';
import { isWorthRetrying } from './model-failure.ts';

const MAX_RETRIES = 2;
const BACKOFF = { firstMs: 500, jitter: 0.5 };

type RetryOptions = {
  /** No retry begins after it, in milliseconds since the epoch. */
  until: number;
  signal: AbortSignal;
  /** False once a part of the answer was used, which a retry would repeat. */
  mayRetry?: () => boolean;
};

/**
 * Calls again after passing failures, with exponential backoff and jitter, or after as long as the server asks for where
 * that is in time.
 * @throws ModelFailure; the signal's reason on abort
 */
export async function withRetries<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { until, signal, mayRetry = () => true } = options;
  for (let retries = 0; ; retries += 1) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      const failure = classifyError(error);
      const delay = failure.retryAfterMs ?? backoffDelay(retries, BACKOFF);
      const isOver = retries >= MAX_RETRIES || !mayRetry() || Date.now() + delay >= until;
      if (isOver || !isWorthRetrying(failure)) throw failure;
      await sleep(delay, undefined, { signal });
    }
  }
}
