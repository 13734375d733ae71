import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors.ts';
import type { Look } from './serve-requests.ts';

/** The code that a worker runs, and its network: not the data, and nothing else of this machine. */
const READABLE = ['../', '../../../../packages/', '../../../../node_modules/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

const NODE_OPTIONS = [
  // Holds JavaScript alone: the decoders are native code, which may do whatever the server's user may.
  ...['--permission', '--allow-addons', ...READABLE.map((folder) => `--allow-fs-read=${folder}*`)],
  // V8's optimising compiler takes 300 MB to make the network 60 ms faster.
  '--liftoff-only',
];

/** A step behind the process that answers, where cores are few; from -20 to 19. */
const PRIORITY = 5;

/** A process of its own that looks at one photo at a time. */
export type VisionWorker = {
  /**
   * One at a time.
   * @throws AppError TIMEOUT where it takes longer than the limit, INTERNAL where the process dies of it; it is gone then
   */
  look: (photo: Uint8Array) => Promise<Look>;
  /** Leaves it at most so many milliseconds more for what it is looking at. */
  hurry: (ms: number) => void;
  isGone: () => boolean;
  stop: () => Promise<void>;
};

/** Starts one; `script` runs `serveRequests`. It is handed no environment, and so no secret. */
export function startVisionWorker({ script, timeLimitMs }: { script: URL; timeLimitMs: number }): VisionWorker {
  const child = fork(script, {
    serialization: 'advanced',
    env: {},
    execArgv: NODE_OPTIONS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  yieldToSearches(child);
  const exit = untilExit(child);
  let gone = false;
  exit.then(() => {
    gone = true;
  });
  let timer: NodeJS.Timeout | undefined;
  let overtime = false;

  function limit(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      overtime = true;
      child.kill('SIGKILL');
    }, ms);
  }

  return {
    async look(photo) {
      limit(timeLimitMs);
      try {
        const outcome = await Promise.race([ask(child, photo), exit]);
        if (typeof outcome !== 'string') return outcome;
        if (overtime)
          throw new AppError('TIMEOUT', 'AI_TIMEOUT_ERROR The photo took too long. Please try another one.');
        throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
          cause: new Error(`the process that looks at photos ended: ${outcome}`),
        });
      } finally {
        clearTimeout(timer);
        timer = undefined;
      }
    },
    hurry: (ms) => {
      if (timer) limit(ms);
    },
    isGone: () => gone,
    async stop() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

function ask(child: ChildProcess, photo: Uint8Array): Promise<Look> {
  return new Promise((resolve) => {
    child.once('message', (look) => resolve(look as Look));
    // What can not be sent has no reader any more; its exit tells.
    child.send(photo, () => {});
  });
}

/** Resolves, in words, with how the process ended, be it that it never began. */
function untilExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(`${signal ?? code}`));
    child.on('error', ({ message }) => resolve(message));
  });
}

function yieldToSearches({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // Already gone; its exit tells.
  }
}
