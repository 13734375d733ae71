import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resize } from './resize.ts';

const side = fc.integer({ min: 1, max: 40 });

describe('resize', () => {
  it('keeps an even colour even in every size', () => {
    fc.assert(
      fc.property(side, side, side, side, fc.integer({ min: 0, max: 255 }), (width, height, to, down, grey) => {
        const resized = resize({ width, height, data: new Uint8Array(width * height * 3).fill(grey) }, to, down);
        expect(resized).toEqual({ width: to, height: down, data: new Uint8Array(to * down * 3).fill(grey) });
      }),
    );
  });

  it('leaves a photo as it is in its own size', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 37) % 256);
        expect(resize({ width, height, data }, width, height).data).toEqual(data);
      }),
    );
  });

  it('lets every pixel count when it makes a photo smaller', () => {
    const data = new Uint8Array(8 * 3);
    data.fill(255, 9, 12);
    const [red = 0, , , other = 0] = resize({ width: 8, height: 1, data }, 2, 1).data;
    expect(red).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(0);
  });

  it('never leaves the range of the pixels it is given', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), side, (data, to) => {
        const resized = resize({ width: 4, height: 1, data }, to, 1).data;
        expect(Math.max(...resized)).toBeLessThanOrEqual(Math.max(...data));
        expect(Math.min(...resized)).toBeGreaterThanOrEqual(Math.min(...data));
      }),
    );
  });
});
