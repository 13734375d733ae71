import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounded, centredOn, fitted, MAX_SCALE, zoomed } from './view.ts';

const STAGE = { width: 400, height: 600 };
const FIT = fitted({ width: 4000, height: 3000 }, STAGE);
const START = bounded({ x: 0, y: 0, scale: 1 }, FIT, STAGE);

describe('the view of an enlarged picture', () => {
  test('begins with the whole picture in the middle', () => {
    expect(FIT).toEqual({ width: 400, height: 300 });
    expect(START).toEqual({ x: 0, y: 150, scale: 1 });
  });

  test('keeps what is under the fingers where it is', () => {
    const at = { x: 100, y: 200 };
    const { x, y, scale } = zoomed(START, 2, at);
    const shareBefore = [(at.x - START.x) / FIT.width, (at.y - START.y) / FIT.height];
    expect([(at.x - x) / (FIT.width * scale), (at.y - y) / (FIT.height * scale)]).toEqual(shareBefore);
  });

  test('never leaves the stage empty beside a picture that fills it, nor enlarges without end', () => {
    const far = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(far, far, fc.double({ min: 0.01, max: 100, noNaN: true }), (x, y, factor) => {
        const view = bounded(zoomed({ ...START, x, y }, factor, { x: 10, y: 10 }), FIT, STAGE);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(view.x).toBeLessThanOrEqual(0);
        expect(view.x + FIT.width * view.scale).toBeGreaterThanOrEqual(STAGE.width - 1e-6);
        if (FIT.height * view.scale < STAGE.height) {
          expect(view.y).toBeCloseTo((STAGE.height - FIT.height * view.scale) / 2);
        }
      }),
    );
  });

  test('shows a small part larger, in the middle', () => {
    const part = { x: 0.5, y: 0.5, width: 0.1, height: 0.1 };
    const { x, y, scale } = centredOn(part, START, FIT, STAGE);
    expect(scale).toBeGreaterThan(2);
    expect([x + 0.55 * FIT.width * scale, y + 0.55 * FIT.height * scale]).toEqual([
      expect.closeTo(STAGE.width / 2),
      expect.closeTo(STAGE.height / 2),
    ]);
  });
});
