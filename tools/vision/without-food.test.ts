import { createSeededRandom } from '@larder/text/seeded-random';
import { describe, expect, test } from 'vitest';
import type { Photo } from './photo-sets.ts';
import { crop, emptyRegion, syntheticPictures } from './without-food.ts';

function photoWith(box: { x: number; y: number; width: number; height: number }): Photo {
  return { set: 'kitchen', file: '', classes: new Map(), boxes: [{ ingredientId: 'egg', box }], group: null };
}

describe('pictures without food', () => {
  test('are the same each time, and all different', () => {
    const [pictures, again] = [syntheticPictures(), syntheticPictures()].map((made) =>
      made.map(({ data }) => Buffer.from(data)),
    );
    expect(pictures).toHaveLength(100);
    expect(pictures?.every((data, index) => again?.[index]?.equals(data))).toBe(true);
    expect(new Set(pictures?.map((data) => data.toString('base64'))).size).toBe(pictures?.length);
  });

  test('are cut from photos where there is no box', () => {
    const region = emptyRegion(photoWith({ x: 0.4, y: 0, width: 0.6, height: 1 }), createSeededRandom(1));
    expect(region).not.toBeNull();
    expect((region?.x ?? 1) + (region?.width ?? 1)).toBeLessThan(0.4);
  });

  test('are not cut from a photo that a box fills', () => {
    expect(emptyRegion(photoWith({ x: 0, y: 0, width: 1, height: 1 }), createSeededRandom(1))).toBeNull();
  });

  test('are not cut from a heap, of which not every piece has a box', () => {
    const photo = photoWith({ x: 0.9, y: 0.9, width: 0.1, height: 0.1 });
    const heap = { ...photo, boxes: Array.from({ length: 3 }, () => photo.boxes).flat() };
    expect(emptyRegion(photo, createSeededRandom(1))).not.toBeNull();
    expect(emptyRegion(heap, createSeededRandom(1))).toBeNull();
  });

  test('are cut at whole pixels', () => {
    const data = Uint8Array.from({ length: 4 * 4 * 3 }, (_, index) => index);
    const cut = crop({ width: 4, height: 4, data }, { x: 0.5, y: 0.25, width: 0.25, height: 0.5 });
    expect(cut).toEqual({ width: 1, height: 2, data: new Uint8Array([18, 19, 20, 30, 31, 32]) });
  });
});
