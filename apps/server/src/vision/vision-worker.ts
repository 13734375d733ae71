import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors/app-error.ts';
import { OUT_OF_MEMORY_EXIT, type PhotoTask, type WorkerReply } from './run-vision-worker.ts';

/** Folders a worker may read: the code and the model, but neither DATA_DIR nor other files of the machine. */
const READABLE_FOLDERS = ['../', '../../../../packages/', '../../../../node_modules/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

const NODE_OPTIONS = [
  // Restricts JavaScript only: the image decoders are native code with the rights of the server's user.
  ...['--permission', '--allow-addons', ...READABLE_FOLDERS.map((folder) => `--allow-fs-read=${folder}*`)],
  // V8's optimising compiler halves the time of the network and takes much memory: it compiles, one at a time, only those
  // functions that run longest.
  ...['--wasm-tiering-budget=300000000', '--v8-pool-size=1'],
];

/** One heap for all threads, so that memory freed by one serves the others (glibc only, else without effect). */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

/** Lower than the server's own, so that searches come first; nice values go from -20 to 19. */
const PRIORITY = 5;

/** A child process that detects ingredients in one photo at a time. */
export type VisionWorker = {
  /**
   * Must not be called again before it has settled.
   * @throws AppError TIMEOUT above the time limit, INTERNAL where the process dies; it is gone then
   */
  process: (task: PhotoTask) => Promise<WorkerReply>;
  /** Shortens the time left for the current photo. */
  limitTimeLeft: (ms: number) => void;
  isGone: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Starts a worker. `script` calls `runVisionWorker`; it gets none of this process's environment variables, and so no
 * secrets. A photo that takes more than `memoryLimitBytes` ends it, and counts as one of too many pixels.
 */
export function startVisionWorker({
  script,
  timeLimitMs,
  memoryLimitBytes,
}: {
  script: URL;
  timeLimitMs: number;
  memoryLimitBytes: number;
}): VisionWorker {
  const child = fork(script, [String(memoryLimitBytes)], {
    serialization: 'advanced',
    env: ENVIRONMENT,
    execArgv: NODE_OPTIONS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  lowerPriority(child);
  const exit = exitOf(child);
  let gone = false;
  exit.then(() => {
    gone = true;
  });
  let timer: NodeJS.Timeout | undefined;
  let timedOut = false;

  function killAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, ms);
  }

  return {
    async process(task) {
      killAfter(timeLimitMs);
      try {
        const outcome = await Promise.race([request(child, task), exit]);
        if (typeof outcome !== 'string') return outcome;
        if (outcome === String(OUT_OF_MEMORY_EXIT)) return { fault: 'too many pixels' };
        if (timedOut) {
          throw new AppError('TIMEOUT', 'AI_TIMEOUT_ERROR The photo took too long. Please try another one.');
        }
        throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
          cause: new Error(`a vision worker ended: ${outcome}`),
        });
      } finally {
        clearTimeout(timer);
        timer = undefined;
      }
    },
    limitTimeLeft: (ms) => {
      if (timer) killAfter(ms);
    },
    isGone: () => gone,
    async stop() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

function request(child: ChildProcess, task: PhotoTask): Promise<WorkerReply> {
  return new Promise((resolve) => {
    child.once('message', (reply) => resolve(reply as WorkerReply));
    // A failure to send means that the child has exited, which `exitOf` reports.
    child.send(task, () => {});
  });
}

/** Resolves with the exit code, the signal, or the error of a process that did not start. */
function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(`${signal ?? code}`));
    child.on('error', ({ message }) => resolve(message));
  });
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // The process has exited, which `exitOf` reports.
  }
}
