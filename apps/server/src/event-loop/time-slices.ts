import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long synchronous work may take before other requests get their turn. */
const SLICE_MS = 8;

/** Splits long work into slices: `await pause()` between its steps lets other events run once a slice has passed. */
export function createTimeSlices(): { pause: () => Promise<void> } {
  let sliceStart = performance.now();
  return {
    async pause() {
      if (performance.now() - sliceStart < SLICE_MS) return;
      await nextTurn();
      sliceStart = performance.now();
    },
  };
}
