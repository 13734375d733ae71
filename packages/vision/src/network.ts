import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { Maps } from './maps.ts';
import { resize } from './resize.ts';
import type { Pixels } from './seen.ts';

/** The network halves a photo five times, so its sides are whole multiples of this. */
const STEP = 32;
/** The side of a square of as many pixels as the network looks at. */
const LOOKS_AT = 320;
const LONGEST_TO_SHORTEST = 3;

/** A photo in, the network's maps out. */
export type Network = (pixels: Pixels) => Promise<Maps>;

/** Starts the network of an ONNX file (see tools/vision/export.py) on one thread. Rejects if it is no such file. */
export async function createNetwork(model: Uint8Array): Promise<Network> {
  // One photo at a time to a thread; whoever wants more starts more threads.
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(model);
  return async (pixels) => {
    const { width, height } = lookedAt(pixels);
    const { data } = resize(pixels, width, height);
    const photo = new Tensor('uint8', data, [1, height, width, 3]);
    const { logits, distances, food } = await session.run({ photo });
    const [, , rows = 0, columns = 0] = logits?.dims ?? [];
    const [foodLogit = 0] = floats(food);
    return { rows, columns, logits: floats(logits), distances: floats(distances), food: foodLogit };
  };
}

/** The size in which a photo is looked at: about its shape, always about as many pixels. */
export function lookedAt({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const shape = Math.min(LONGEST_TO_SHORTEST, Math.max(1 / LONGEST_TO_SHORTEST, width / height));
  const steps = (side: number): number => Math.max(1, Math.round(side / STEP)) * STEP;
  return { width: steps(LOOKS_AT * Math.sqrt(shape)), height: steps(LOOKS_AT / Math.sqrt(shape)) };
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new TypeError(
    'The model file holds no network of sight: its outputs must be "logits", "distances" and "food".',
  );
}
