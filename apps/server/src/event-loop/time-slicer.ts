import { createFairQueue } from './fair-queue.ts';

/** How long synchronous work may take before other events get their turn. */
const SLICE_MS = 8;

/** The longest that a client waits after a step of its work that took longer than a slice. */
const MAX_PAUSE_MS = 150;

/** Long work in slices: `await nextSlice()` before each step lets other events run once a slice has passed. */
export type SlicedWork = { nextSlice: () => Promise<void> };

export type TimeSlicer = {
  /** `isShort`: work that usually needs one slice, which begins at once where no other work has begun in this turn. */
  start: (client: string, options?: { isShort: boolean }) => SlicedWork;
};

/**
 * Shares the event loop between all long work of a process: at each turn of the loop only one of them gets a slice, so
 * that many at once delay a short request no more than one does. Clients take turns.
 */
export function createTimeSlicer(now = () => performance.now()): TimeSlicer {
  const waiting = createFairQueue<() => void>();
  let isTurnTaken = false;
  let resumed = { client: '', at: Number.NEGATIVE_INFINITY };
  let pause: NodeJS.Timeout | null = null;

  function schedule(resume: () => void): void {
    isTurnTaken = true;
    setImmediate(resume);
  }

  /**
   * After a slice that was too long, other clients come first. Where only more work of the same client waits, requests
   * that need no slice come first, for twice the time by which it was too long; a single task of a client goes on at once.
   */
  function resumeNext(): void {
    isTurnTaken = false;
    if (waiting.size() === 0) return;
    const over = now() - resumed.at - SLICE_MS;
    if (over > SLICE_MS) waiting.defer(resumed.client);
    if (over > SLICE_MS && waiting.size() > 1 && waiting.nextClient() === resumed.client) {
      pause = setTimeout(resumeOne, Math.min(2 * over, MAX_PAUSE_MS));
    } else resumeOne();
  }

  function resumeOne(): void {
    pause = null;
    resumed = { client: waiting.nextClient() ?? '', at: now() };
    waiting.take()?.();
    schedule(resumeNext);
  }

  function turn(client: string): Promise<void> {
    return new Promise((resolve) => {
      waiting.add(client, resolve);
      if (pause !== null && client !== resumed.client) {
        clearTimeout(pause);
        pause = null;
        schedule(resumeOne);
      } else if (!isTurnTaken && pause === null) schedule(resumeOne);
    });
  }

  return {
    start(client, { isShort } = { isShort: false }) {
      let sliceEnd = Number.NEGATIVE_INFINITY;
      let mayBegin = isShort;
      return {
        async nextSlice() {
          if (now() < sliceEnd) return;
          if (mayBegin && !isTurnTaken && waiting.size() === 0) {
            resumed = { client, at: now() };
            schedule(resumeNext);
          } else await turn(client);
          mayBegin = false;
          sliceEnd = now() + SLICE_MS;
        },
      };
    },
  };
}
