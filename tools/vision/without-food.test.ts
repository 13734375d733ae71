import { createSeededRandom } from '@larder/text/seeded-random';
import { describe, expect, it } from 'vitest';
import type { Photo } from './photo-sets.ts';
import { crop, emptyRegion, madePictures } from './without-food.ts';

function photoWith(box: { x: number; y: number; width: number; height: number }): Photo {
  return { set: 'kitchen', file: '', ids: new Set(), boxes: [{ ingredientId: 'egg', box }], group: null };
}

describe('pictures without food', () => {
  it('are the same ones each time, and not one like another', () => {
    const [pictures, again] = [madePictures(), madePictures()].map((made) => made.map(({ data }) => Buffer.from(data)));
    expect(pictures?.every((data, index) => again?.[index]?.equals(data))).toBe(true);
    expect(new Set(pictures?.map((data) => data.toString('base64'))).size).toBe(pictures?.length);
  });

  it('are cut from photos where nothing is marked', () => {
    const region = emptyRegion(photoWith({ x: 0.4, y: 0, width: 0.6, height: 1 }), createSeededRandom(1));
    expect(region).not.toBeNull();
    expect((region?.x ?? 1) + (region?.width ?? 1)).toBeLessThan(0.4);
  });

  it('are not cut from a photo that is full', () => {
    expect(emptyRegion(photoWith({ x: 0, y: 0, width: 1, height: 1 }), createSeededRandom(1))).toBeNull();
  });

  it('are not cut from a heap, in which not every piece is marked', () => {
    const photo = photoWith({ x: 0.9, y: 0.9, width: 0.1, height: 0.1 });
    const heap = { ...photo, boxes: Array.from({ length: 3 }, () => photo.boxes).flat() };
    expect(emptyRegion(photo, createSeededRandom(1))).not.toBeNull();
    expect(emptyRegion(heap, createSeededRandom(1))).toBeNull();
  });

  it('are cut to the pixel', () => {
    const data = Uint8Array.from({ length: 4 * 4 * 3 }, (_, index) => index);
    const cut = crop({ width: 4, height: 4, data }, { x: 0.5, y: 0.25, width: 0.25, height: 0.5 });
    expect(cut).toEqual({ width: 1, height: 2, data: new Uint8Array([18, 19, 20, 30, 31, 32]) });
  });
});
