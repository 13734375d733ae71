import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { Pixels } from './detection.ts';
import type { OutputMaps } from './output-maps.ts';
import { resize } from './resize.ts';

/** The network halves its input five times, so its sides must be multiples of 2^5. */
const SIDE_MULTIPLE = 32;
/** Inputs have about as many pixels as a square with this side. */
const SQUARE_SIDE = 320;
const MAX_ASPECT_RATIO = 3;

export type Network = (pixels: Pixels) => Promise<OutputMaps>;

/** Starts the network of an ONNX file (see tools/vision/export.py) on one thread. Rejects if it is no such file. */
export async function createNetwork(model: Uint8Array): Promise<Network> {
  // Photos are spread over processes instead of threads.
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(model);
  return async (pixels) => {
    const { width, height } = inputSize(pixels);
    const { data } = resize(pixels, width, height);
    const photo = new Tensor('uint8', data, [1, height, width, 3]);
    const { logits, distances, food } = await session.run({ photo });
    const [, , rows = 0, columns = 0] = logits?.dims ?? [];
    const [foodLogit = 0] = floats(food);
    return { rows, columns, logits: floats(logits), distances: floats(distances), food: foodLogit };
  };
}

/** The size that a photo is resized to: its aspect ratio, within limits, at an almost constant number of pixels. */
export function inputSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const aspectRatio = Math.min(MAX_ASPECT_RATIO, Math.max(1 / MAX_ASPECT_RATIO, width / height));
  const toMultiple = (side: number): number => Math.max(1, Math.round(side / SIDE_MULTIPLE)) * SIDE_MULTIPLE;
  return {
    width: toMultiple(SQUARE_SIDE * Math.sqrt(aspectRatio)),
    height: toMultiple(SQUARE_SIDE / Math.sqrt(aspectRatio)),
  };
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new TypeError(
    'The model file holds no ingredient detector: its outputs must be "logits", "distances" and "food".',
  );
}
