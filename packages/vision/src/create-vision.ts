import calibration from './calibration.json' with { type: 'json' };
import { decide } from './decide.ts';
import { createNetwork } from './network.ts';
import type { Vision } from './seen.ts';

/**
 * Eyes that work alone: a network on this machine's processor, on one thread.
 * @param model The bytes of `MODEL_FILE`; rejects if they are no such network.
 */
export async function createVision({ model }: { model: Uint8Array }): Promise<Vision> {
  const network = await createNetwork(model);
  return { look: async (pixels) => decide(await network(pixels), calibration) };
}
