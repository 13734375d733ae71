import { AppError } from '../errors/app-error.ts';
import { createFairQueue } from './fair-queue.ts';

/** Expensive work that is done once at a time for the whole process. */
export type ClientTurns = {
  /**
   * Does the work once it is the client's turn.
   * @throws AppError RATE_LIMITED where too much of the client's work waits, UNAVAILABLE where too much of all clients
   * does; what `work` throws
   */
  run: <T>(client: string, work: () => Promise<T>) => Promise<T>;
};

const RETRY_AFTER_SECONDS = 5;

/** Clients with waiting work take turns, so that what one of them asks for delays another's work by one piece at most. */
export function createClientTurns(limits: { maxWaiting: number; maxWaitingPerClient: number }): ClientTurns {
  const queue = createFairQueue<() => void>();
  let isBusy = false;

  function wait(client: string): Promise<void> {
    const options = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    if (queue.size(client) >= limits.maxWaitingPerClient) {
      throw new AppError('RATE_LIMITED', 'Several of your requests are waiting already. Please try again.', options);
    }
    if (queue.size() >= limits.maxWaiting) {
      throw new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', options);
    }
    return new Promise((resolve) => queue.add(client, resolve));
  }

  return {
    async run(client, work) {
      if (isBusy) await wait(client);
      isBusy = true;
      try {
        return await work();
      } finally {
        const startNext = queue.take();
        if (startNext) startNext();
        else isBusy = false;
      }
    },
  };
}
