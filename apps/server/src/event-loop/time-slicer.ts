/** How long synchronous work may take before other events get their turn. */
const SLICE_MS = 8;

/** Long work in slices: `await nextSlice()` before each step lets other events run once a slice has passed. */
type SlicedWork = { nextSlice: () => Promise<void> };

export type TimeSlicer = { start: () => SlicedWork };

/**
 * Shares the event loop between all long work of a process: at each turn of the loop only one of them gets a slice, in
 * order of arrival, so that many at once delay a short request no more than one does.
 */
export function createTimeSlicer(): TimeSlicer {
  const waiting: (() => void)[] = [];

  function resumeOne(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(resumeOne);
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
          if (performance.now() < sliceEnd) return;
          await turn();
          sliceEnd = performance.now() + SLICE_MS;
        },
      };
    },
  };
}
