import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import { createDetector } from './create-detector.ts';
import type { Pixels } from './detection.ts';
import { MODEL_FILE } from './model-file.ts';
import { createNetwork, inputSize, SQUARE_SIDES } from './network.ts';

const model = new Uint8Array(await readFile(MODEL_FILE));
const detector = await createDetector({ model });
const NOTHING = { detections: [], unknown: [] };

function painted(width: number, height: number, byteAt: (index: number) => number): Pixels {
  return { width, height, data: Uint8Array.from({ length: width * height * 3 }, (_, index) => byteAt(index)) };
}

describe('the shipped detector', () => {
  test.each([0, 90, 128, 200, 255])('finds nothing on a blank photo of brightness %i', async (grey) => {
    expect(await detector.detect(painted(320, 240, () => grey))).toEqual(NOTHING);
  });

  test('computes the same for the same photo', async () => {
    const network = await createNetwork(model);
    const photo = painted(200, 200, (index) => (index * 7919) % 251);
    const output = await network(photo, 'whole');
    expect(output.logits.length).toBe(CLASS_IDS.length * output.rows * output.columns);
    expect(await network(photo, 'whole')).toEqual(output);
  });

  test.each([
    [1, 1],
    [1, 640],
    [640, 1],
    [33, 500],
  ])('takes a photo of %i by %i pixels', async (width, height) => {
    expect(await detector.detect(painted(width, height, () => 120))).toEqual(NOTHING);
  });

  test('is smaller than 12 MB', async () => {
    expect((await readFile(MODEL_FILE)).length).toBeLessThan(12_000_000);
  });

  test('refuses a file that is no network', async () => {
    await expect(createDetector({ model: new Uint8Array([1, 2, 3]) })).rejects.toThrow();
  });
});

describe('the size of the network’s input', () => {
  test.each(['whole', 'mirrored', 'close'] as const)(
    'has sides that are multiples of 32, and for the %s look about the same number of pixels',
    (look) => {
      for (const [width, height] of [
        [4000, 3000],
        [3000, 4000],
        [700, 700],
        [700, 9000],
      ] as const) {
        const size = inputSize({ width, height }, SQUARE_SIDES[look]);
        expect([size.width % 32, size.height % 32]).toEqual([0, 0]);
        expect((size.width * size.height) / SQUARE_SIDES[look] ** 2).toBeCloseTo(1, 0);
      }
    },
  );

  test('is no larger than the photo for a closer look', () => {
    expect(inputSize({ width: 480, height: 480 }, SQUARE_SIDES.close)).toEqual({ width: 480, height: 480 });
  });
});
