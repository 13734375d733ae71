import calibrations from './calibration.json' with { type: 'json' };
import { needsCloserLook } from './closer-look.ts';
import type { IngredientDetector, Pixels } from './detection.ts';
import { createNetwork, type Look } from './network.ts';
import { SHOW_THRESHOLD, selectDetections, type View } from './select-detections.ts';
import { findUnknown } from './unknown-things.ts';

/** What the network sees in one look at a photo. */
export type LookAt = (pixels: Pixels, look: Look) => Promise<View>;

/** Starts the network in `model`, with its calibrations and thresholds. Rejects if it is no such network. */
export async function createLookAt(model: Uint8Array): Promise<LookAt> {
  const network = await createNetwork(model);
  return async (pixels, look) => ({
    maps: await network(pixels, look),
    calibration: calibrations[look],
    threshold: SHOW_THRESHOLD,
  });
}

/**
 * Detects ingredients with the network in `model`, on one thread of this machine's processor.
 * @param model The bytes of `MODEL_FILE`. Rejects if they are no such network.
 */
export async function createDetector({ model }: { model: Uint8Array }): Promise<IngredientDetector> {
  const lookAt = await createLookAt(model);
  return {
    async detect(pixels) {
      const whole = await lookAt(pixels, 'whole');
      const views = needsCloserLook(pixels, whole) ? [whole, await lookAt(pixels, 'close')] : [whole];
      const detections = selectDetections(views);
      return { detections, unknown: findUnknown(views, detections) };
    },
  };
}
