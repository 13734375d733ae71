import calibration from './calibration.json' with { type: 'json' };
import type { IngredientDetector } from './detection.ts';
import { createNetwork } from './network.ts';
import { selectDetections } from './select-detections.ts';

/**
 * Detects ingredients with the network in `model`, on one thread of this machine's processor.
 * @param model The bytes of `MODEL_FILE`. Rejects if they are no such network.
 */
export async function createDetector({ model }: { model: Uint8Array }): Promise<IngredientDetector> {
  const network = await createNetwork(model);
  return { detect: async (pixels) => selectDetections(await network(pixels), calibration) };
}
