import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import type { Look } from './serve-requests.ts';
import { startVisionWorker, type VisionWorker } from './vision-worker.ts';

/** Each is a process with a network of its own in memory: more than these would cost more than they bring. */
const MOST_WORKERS = 4;
/** Photos that wait for their turn; each may be of 5 MB. */
const MOST_WAITING = 24;
/** A photo of 48 megapixels in the slowest format takes a few seconds. */
const TIME_LIMIT_MS = 20_000;
/** How long a process that nobody needs is kept for the next photo. */
const IDLE_MS = 60_000;
/** Left for a photo that nobody waits for any more. Most are done by then, and a new process costs as much. */
const ABANDONED_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

export type LookPool = {
  /**
   * Has a photo looked at in another process, of which there is none before the first photo.
   * @throws AppError UNAVAILABLE where too many wait already, TIMEOUT, INTERNAL; the signal's reason once it is aborted
   */
  look: (photo: Buffer, signal: AbortSignal) => Promise<Look>;
  close: () => Promise<void>;
};

export type LookPoolOptions = {
  /** Runs `serveRequests`. */
  script: URL;
  /** How many processes at most; by default one less than the cores, which is left for everything else. */
  workers?: number;
  waiting?: number;
  timeLimitMs?: number;
  idleMs?: number;
};

export function createLookPool({
  script,
  workers = Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1)),
  waiting = MOST_WAITING,
  timeLimitMs = TIME_LIMIT_MS,
  idleMs = IDLE_MS,
}: LookPoolOptions): LookPool {
  const all = new Map<VisionWorker, 'busy' | NodeJS.Timeout>();
  const queue: ((worker: VisionWorker) => void)[] = [];

  /** A process that is free, or a new one if there may be one more. */
  function take(): VisionWorker | null {
    for (const [worker, state] of all) {
      if (worker.isGone()) all.delete(worker);
      else if (state !== 'busy') {
        clearTimeout(state);
        all.set(worker, 'busy');
        return worker;
      }
    }
    if (all.size >= workers) return null;
    const worker = startVisionWorker({ script, timeLimitMs });
    all.set(worker, 'busy');
    return worker;
  }

  function giveBack(worker: VisionWorker): void {
    if (worker.isGone()) all.delete(worker);
    else all.set(worker, setTimeout(() => stop(worker), idleMs).unref());
    const free = queue.length > 0 ? take() : null;
    if (free) queue.shift()?.(free);
  }

  async function stop(worker: VisionWorker): Promise<void> {
    const state = all.get(worker);
    if (state !== 'busy') clearTimeout(state);
    all.delete(worker);
    await worker.stop();
  }

  async function turn(signal: AbortSignal): Promise<VisionWorker> {
    const free = queue.length === 0 ? take() : null;
    if (free) return free;
    if (queue.length >= waiting) {
      throw new AppError('UNAVAILABLE', 'Many photos are waiting to be looked at. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return new Promise((resolve, reject) => {
      queue.push(resolve);
      signal.addEventListener(
        'abort',
        () => {
          const place = queue.indexOf(resolve);
          if (place >= 0) queue.splice(place, 1);
          reject(signal.reason);
        },
        { once: true },
      );
    });
  }

  return {
    async look(photo, signal) {
      signal.throwIfAborted();
      const worker = await turn(signal);
      if (signal.aborted) {
        giveBack(worker);
        throw signal.reason;
      }
      const look = worker.look(photo);
      const over = new AbortController();
      look
        .catch(() => {})
        .then(() => {
          over.abort();
          giveBack(worker);
        });
      const abandoned = new Promise<never>((_, reject) =>
        signal.addEventListener(
          'abort',
          () => {
            worker.hurry(ABANDONED_MS);
            reject(signal.reason);
          },
          // A signal may end long after; by then the process looks at somebody else's photo.
          { once: true, signal: over.signal },
        ),
      );
      return Promise.race([look, abandoned]);
    },
    close: async () => void (await Promise.all([...all.keys()].map(stop))),
  };
}
