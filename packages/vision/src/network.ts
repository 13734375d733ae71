import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { Pixels } from './detection.ts';
import type { OutputMaps } from './output-maps.ts';
import { mirrored, resize } from './resize.ts';

/** The network halves its input five times, so its sides must be multiples of 2^5. */
const SIDE_MULTIPLE = 32;
/**
 * A look at the whole photo, one at it in a mirror, and a closer one: each has about as many pixels as a square with this
 * side.
 */
export const SQUARE_SIDES = { whole: 320, mirrored: 256, close: 640 } as const;
export type Look = keyof typeof SQUARE_SIDES;
const MAX_ASPECT_RATIO = 3;

export type Network = (pixels: Pixels, look: Look) => Promise<OutputMaps>;

/** Starts the network of an ONNX file (see tools/vision/export.py) on one thread. Rejects if it is no such file. */
export async function createNetwork(model: Uint8Array): Promise<Network> {
  // Photos are spread over processes instead of threads.
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(model);
  const see = async ({ data, width, height }: Pixels): Promise<OutputMaps> => {
    const photo = new Tensor('float32', Float32Array.from(data), [1, height, width, 3]);
    const { logits, distances, food, kinds } = await session.run({ photo });
    const [, , rows = 0, columns = 0] = logits?.dims ?? [];
    const [foodLogit = 0] = floats(food);
    return {
      rows,
      columns,
      logits: floats(logits),
      distances: floats(distances),
      food: foodLogit,
      kinds: floats(kinds),
    };
  };
  return (pixels, look) => {
    const { width, height } = inputSize(pixels, SQUARE_SIDES[look]);
    const resized = resize(pixels, width, height);
    return see(look === 'mirrored' ? mirrored(resized) : resized);
  };
}

type Size = { width: number; height: number };

/**
 * The size that a photo is resized to: its aspect ratio, within limits, with about as many pixels as a square with the
 * side `most`, or as it has.
 */
export function inputSize({ width, height }: Size, most: number): Size {
  const side = Math.min(most, Math.max(SQUARE_SIDES.whole, Math.sqrt(width * height)));
  const aspectRatio = Math.min(MAX_ASPECT_RATIO, Math.max(1 / MAX_ASPECT_RATIO, width / height));
  const toMultiple = (side: number): number => Math.max(1, Math.round(side / SIDE_MULTIPLE)) * SIDE_MULTIPLE;
  return {
    width: toMultiple(side * Math.sqrt(aspectRatio)),
    height: toMultiple(side / Math.sqrt(aspectRatio)),
  };
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new TypeError(
    'The model file holds no ingredient detector: its outputs must be "logits", "distances", "food" and "kinds".',
  );
}
