import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxBetween, intersectionOverUnion } from './box.ts';

const coordinate = fc.double({ min: -2, max: 3, noNaN: true });
const box = fc.tuple(coordinate, coordinate, coordinate, coordinate).map((corners) => boxBetween(...corners));

describe('boxes', () => {
  test('lie within the photo and have no negative size', () => {
    fc.assert(
      fc.property(box, ({ x, y, width, height }) => {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  test('have a symmetric intersection over union from 0 to 1', () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        const share = intersectionOverUnion(one, other);
        expect(share).toBe(intersectionOverUnion(other, one));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('have an intersection over union of 1 with themselves', () => {
    expect(intersectionOverUnion(boxBetween(0.1, 0.2, 0.5, 0.9), boxBetween(0.1, 0.2, 0.5, 0.9))).toBe(1);
  });

  test('have one of a third where one lies half over the other', () => {
    expect(intersectionOverUnion(boxBetween(0, 0, 0.5, 0.5), boxBetween(0.25, 0, 0.75, 0.5))).toBeCloseTo(1 / 3);
  });
});
