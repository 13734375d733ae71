import { createFairQueue } from './fair-queue.ts';

/** How long synchronous work may take before other events get their turn. */
const SLICE_MS = 8;

/** The longest pause after a step that took longer than a slice. */
const MAX_PAUSE_MS = 150;

/** Long work in slices: `await nextSlice()` before each step lets other events run once a slice has passed. */
export type SlicedWork = { nextSlice: () => Promise<void> };

export type TimeSlicer = {
  /** `hasSlice`: work that is usually short; its first slice begins at once. */
  start: (client: string, options?: { hasSlice: boolean }) => SlicedWork;
};

/**
 * Shares the event loop between all long work of a process: at each turn of the loop only one of them gets a slice, so
 * that many at once delay a short request no more than one does. Clients take turns.
 */
export function createTimeSlicer(now = () => performance.now()): TimeSlicer {
  const waiting = createFairQueue<() => void>();
  let resumedAt = 0;
  let isScheduled = false;

  /** After a slice that was too long, other events get twice the time by which it was. */
  function resumeNext(): void {
    const over = now() - resumedAt - SLICE_MS;
    if (over > SLICE_MS) setTimeout(resumeOne, Math.min(2 * over, MAX_PAUSE_MS));
    else resumeOne();
  }

  function resumeOne(): void {
    resumedAt = now();
    waiting.take()?.();
    if (waiting.size() > 0) setImmediate(resumeNext);
    else isScheduled = false;
  }

  function turn(client: string): Promise<void> {
    return new Promise((resolve) => {
      waiting.add(client, resolve);
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(resumeOne);
    });
  }

  return {
    start(client, { hasSlice = false } = { hasSlice: false }) {
      let sliceEnd = hasSlice ? now() + SLICE_MS : 0;
      return {
        async nextSlice() {
          if (now() < sliceEnd) return;
          await turn(client);
          sliceEnd = now() + SLICE_MS;
        },
      };
    },
  };
}
