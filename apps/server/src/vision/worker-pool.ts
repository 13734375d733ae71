import { availableParallelism } from 'node:os';
import { AppError } from '../errors/app-error.ts';
import { createFairQueue } from '../event-loop/fair-queue.ts';
import type { PhotoTask, WorkerReply } from './run-vision-worker.ts';
import { startVisionWorker, type VisionWorker } from './vision-worker.ts';

/** Each worker is a process with a network of its own in memory. */
const MAX_WORKERS = 4;
/** Photos waiting for a worker; each may have 5 MB. */
const MAX_WAITING = 24;
/** Photos of one client waiting for a worker. */
const MAX_WAITING_PER_CLIENT = 4;
/** A photo of 48 megapixels in the slowest format takes a few seconds. */
const TIME_LIMIT_MS = 20_000;
/** A worker takes about 200 MB, and up to 500 MB more for the largest AVIF that is decoded. */
const MEMORY_LIMIT_BYTES = 768 * 1024 * 1024;
/** How long an idle worker is kept. */
const IDLE_MS = 60_000;
/** Time left for a photo whose client has gone: most are done by then, and a new process costs as much. */
const ABANDONED_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** `client` is the network that a photo was sent from; `signal` aborts when the client has gone. */
export type PhotoOrigin = { client: string; signal: AbortSignal };

export type VisionWorkerPool = {
  /**
   * Processes a photo in the next free worker, starting one where allowed; there is none before the first photo.
   * Clients with waiting photos take turns.
   * @throws AppError RATE_LIMITED where too many of the client's photos wait already, UNAVAILABLE where too many of all
   * clients do; TIMEOUT, INTERNAL; the signal's reason on abort
   */
  process: (task: PhotoTask, origin: PhotoOrigin) => Promise<WorkerReply>;
  close: () => Promise<void>;
};

export type VisionWorkerPoolOptions = {
  /** Calls `runVisionWorker`. */
  script: URL;
  /** The maximum number of workers; by default one less than the cores. */
  maxWorkers?: number;
  maxWaiting?: number;
  maxWaitingPerClient?: number;
  timeLimitMs?: number;
  memoryLimitBytes?: number;
  idleMs?: number;
};

export function createVisionWorkerPool({
  script,
  maxWorkers = Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1)),
  maxWaiting = MAX_WAITING,
  maxWaitingPerClient = MAX_WAITING_PER_CLIENT,
  timeLimitMs = TIME_LIMIT_MS,
  memoryLimitBytes = MEMORY_LIMIT_BYTES,
  idleMs = IDLE_MS,
}: VisionWorkerPoolOptions): VisionWorkerPool {
  const workers = new Map<VisionWorker, 'busy' | NodeJS.Timeout>();
  const queue = createFairQueue<(worker: VisionWorker) => void>();

  /** An idle worker, or a new one where there may be one more. */
  function take(): VisionWorker | null {
    for (const [worker, state] of workers) {
      if (worker.isGone()) workers.delete(worker);
      else if (state !== 'busy') {
        clearTimeout(state);
        workers.set(worker, 'busy');
        return worker;
      }
    }
    if (workers.size >= maxWorkers) return null;
    const worker = startVisionWorker({ script, timeLimitMs, memoryLimitBytes });
    workers.set(worker, 'busy');
    return worker;
  }

  function release(worker: VisionWorker): void {
    if (worker.isGone()) workers.delete(worker);
    else workers.set(worker, setTimeout(() => stop(worker), idleMs).unref());
    const free = queue.size() > 0 ? take() : null;
    if (free) queue.take()?.(free);
  }

  async function stop(worker: VisionWorker): Promise<void> {
    const state = workers.get(worker);
    if (state !== 'busy') clearTimeout(state);
    workers.delete(worker);
    await worker.stop();
  }

  async function nextWorker({ client, signal }: PhotoOrigin): Promise<VisionWorker> {
    const free = queue.size() === 0 ? take() : null;
    if (free) return free;
    if (queue.size(client) >= maxWaitingPerClient) {
      throw new AppError('RATE_LIMITED', 'Several of your photos are waiting already. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    if (queue.size() >= maxWaiting) {
      throw new AppError('UNAVAILABLE', 'Many photos are waiting to be looked at. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return new Promise((resolve, reject) => {
      queue.add(client, resolve);
      signal.addEventListener(
        'abort',
        () => {
          queue.remove(client, resolve);
          reject(signal.reason);
        },
        { once: true },
      );
    });
  }

  return {
    async process(task, origin) {
      const { signal } = origin;
      signal.throwIfAborted();
      const worker = await nextWorker(origin);
      if (signal.aborted) {
        release(worker);
        throw signal.reason;
      }
      const reply = worker.process(task);
      const settled = new AbortController();
      reply
        .catch(() => {})
        .then(() => {
          settled.abort();
          release(worker);
        });
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener(
          'abort',
          () => {
            worker.limitTimeLeft(ABANDONED_MS);
            reject(signal.reason);
          },
          // Removes the listener once the photo is done: the worker may process another one when the signal aborts.
          { once: true, signal: settled.signal },
        ),
      );
      return Promise.race([reply, aborted]);
    },
    close: async () => void (await Promise.all([...workers.keys()].map(stop))),
  };
}
