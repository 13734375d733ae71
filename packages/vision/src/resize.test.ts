import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirrored, resize } from './resize.ts';

const side = fc.integer({ min: 1, max: 40 });

describe('resize', () => {
  test('keeps a uniform colour uniform in every size', () => {
    fc.assert(
      fc.property(side, side, side, side, fc.integer({ min: 0, max: 255 }), (width, height, to, down, grey) => {
        const resized = resize({ width, height, data: new Uint8Array(width * height * 3).fill(grey) }, to, down);
        expect(resized).toEqual({ width: to, height: down, data: new Uint8Array(to * down * 3).fill(grey) });
      }),
    );
  });

  test('leaves a photo of the right size as it is', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 37) % 256);
        expect(resize({ width, height, data }, width, height).data).toEqual(data);
      }),
    );
  });

  test('uses every pixel of a photo that is made smaller', () => {
    const data = new Uint8Array(8 * 3);
    data.fill(255, 9, 12);
    const [red = 0, , , other = 0] = resize({ width: 8, height: 1, data }, 2, 1).data;
    expect(red).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(0);
  });

  test('stays within the range of the given pixels', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), side, (data, to) => {
        const resized = resize({ width: 4, height: 1, data }, to, 1).data;
        expect(Math.max(...resized)).toBeLessThanOrEqual(Math.max(...data));
        expect(Math.min(...resized)).toBeGreaterThanOrEqual(Math.min(...data));
      }),
    );
  });
});

describe('mirrored', () => {
  test('swaps left and right in every row', () => {
    const row = (...greys: number[]) => greys.flatMap((grey) => [grey, grey + 1, grey + 2]);
    const data = Uint8Array.from([...row(10, 20, 30), ...row(40, 50, 60)]);
    expect([...mirrored({ width: 3, height: 2, data }).data]).toEqual([...row(30, 20, 10), ...row(60, 50, 40)]);
  });

  test('of its mirror image is the photo', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 37) % 256);
        expect(mirrored(mirrored({ width, height, data })).data).toEqual(data);
      }),
    );
  });
});
