import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createVision } from './create-vision.ts';
import { MODEL_FILE } from './model-file.ts';
import { lookedAt } from './network.ts';
import type { Pixels } from './seen.ts';

const vision = await createVision({ model: new Uint8Array(await readFile(MODEL_FILE)) });

function painted(width: number, height: number, byteAt: (index: number) => number): Pixels {
  return { width, height, data: Uint8Array.from({ length: width * height * 3 }, (_, index) => byteAt(index)) };
}

describe('the shipped eyes', () => {
  it.each([0, 90, 128, 200, 255])('see nothing on a blank photo of brightness %i', async (grey) => {
    expect(await vision.look(painted(320, 240, () => grey))).toEqual([]);
  });

  it('see the same on the same photo', async () => {
    const photo = painted(200, 200, (index) => (index * 7919) % 251);
    expect(await vision.look(photo)).toEqual(await vision.look(photo));
  });

  it.each([
    [1, 1],
    [1, 640],
    [640, 1],
    [33, 500],
  ])('look at a photo of %i by %i pixels without complaint', async (width, height) => {
    expect(await vision.look(painted(width, height, () => 120))).toEqual([]);
  });

  it('are smaller than 12 MB', async () => {
    expect((await readFile(MODEL_FILE)).length).toBeLessThan(12_000_000);
  });

  it('refuse a file that is no network', async () => {
    await expect(createVision({ model: new Uint8Array([1, 2, 3]) })).rejects.toThrow();
  });
});

describe('the size in which a photo is looked at', () => {
  it('keeps to whole steps of the network and about one number of pixels', () => {
    for (const [width, height] of [
      [4000, 3000],
      [3000, 4000],
      [500, 500],
      [10, 9000],
    ] as const) {
      const size = lookedAt({ width, height });
      expect([size.width % 32, size.height % 32]).toEqual([0, 0]);
      expect((size.width * size.height) / 320 ** 2).toBeCloseTo(1, 0);
    }
  });
});
