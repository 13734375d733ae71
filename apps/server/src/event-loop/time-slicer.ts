/** How long synchronous work may take before other events get their turn. */
const SLICE_MS = 8;

/** The longest pause after a step that took longer than a slice. */
const MAX_PAUSE_MS = 150;

/** Long work in slices: `await nextSlice()` before each step lets other events run once a slice has passed. */
export type SlicedWork = { nextSlice: () => Promise<void> };

export type TimeSlicer = { start: () => SlicedWork };

/**
 * Shares the event loop between all long work of a process: at each turn of the loop only one of them gets a slice, in
 * order of arrival, so that many at once delay a short request no more than one does.
 */
export function createTimeSlicer(now = () => performance.now()): TimeSlicer {
  const waiting: (() => void)[] = [];
  let resumedAt = 0;

  /** After a slice that was too long, other events get twice the time by which it was. */
  function resumeNext(): void {
    const over = now() - resumedAt - SLICE_MS;
    if (over > SLICE_MS) setTimeout(resumeOne, Math.min(2 * over, MAX_PAUSE_MS));
    else resumeOne();
  }

  function resumeOne(): void {
    resumedAt = now();
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(resumeNext);
  }

  function turn(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(resumeOne);
    });
  }

  return {
    start() {
      let sliceEnd = 0;
      return {
        async nextSlice() {
          if (now() < sliceEnd) return;
          await turn();
          sliceEnd = now() + SLICE_MS;
        },
      };
    },
  };
}
