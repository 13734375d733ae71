import calibrations from './calibration.json' with { type: 'json' };
import type { IngredientDetector, Pixels } from './detection.ts';
import { needsCloserLook, needsMirroredLook } from './further-looks.ts';
import { createNetwork } from './network.ts';
import { averageHighest } from './output-maps.ts';
import { SHOW_THRESHOLD, selectDetections, type View } from './select-detections.ts';
import { findUnknown } from './unknown-things.ts';

/** What the network sees of a photo in the looks that it needs. */
export type LookAt = (pixels: Pixels) => Promise<{ views: View[]; isLookedAtCloser: boolean }>;

/** Starts the network in `model`, with its calibrations and thresholds. Rejects if it is no such network. */
export async function createLookAt(model: Uint8Array): Promise<LookAt> {
  const network = await createNetwork(model);
  return async (pixels) => {
    const whole = await network(pixels, 'whole');
    const view = { maps: whole, calibration: calibrations.whole, threshold: SHOW_THRESHOLD };
    if (needsCloserLook(pixels, view)) {
      const close = { ...view, maps: await network(pixels, 'close'), calibration: calibrations.close };
      return { views: [view, close], isLookedAtCloser: true };
    }
    const maps = needsMirroredLook(view) ? averageHighest(whole, await network(pixels, 'mirrored')) : whole;
    return { views: [{ ...view, maps }], isLookedAtCloser: false };
  };
}

/**
 * Detects ingredients with the network in `model`, on one thread of this machine's processor.
 * @param model The bytes of `MODEL_FILE`. Rejects if they are no such network.
 */
export async function createDetector({ model }: { model: Uint8Array }): Promise<IngredientDetector> {
  const lookAt = await createLookAt(model);
  return {
    async detect(pixels) {
      const { views } = await lookAt(pixels);
      const detections = selectDetections(views);
      return { detections, unknown: findUnknown(views, detections) };
    },
  };
}
