import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import type { OutputMaps } from './output-maps.ts';
import { FOOD_THRESHOLD, SHOW_THRESHOLD, selectDetections } from './select-detections.ts';

const PLAIN = { highest: { slope: 1, offset: 0 }, others: { slope: 1, offset: 0 } };
const SIDE = 8;
const CELLS = SIDE * SIDE;

/** Output with objects at cells, each two cells wide and high, and nothing elsewhere. */
function mapsWith(objects: readonly { id: string; column: number; row: number; logit: number }[]): OutputMaps {
  const logits = new Float32Array(CLASS_IDS.length * CELLS).fill(-9);
  for (const { id, column, row, logit } of objects) {
    logits[CLASS_IDS.indexOf(id) * CELLS + row * SIDE + column] = logit;
  }
  return { rows: SIDE, columns: SIDE, logits, distances: new Float32Array(4 * CELLS).fill(1), food: 3 };
}

describe('the detections of a photo', () => {
  test('are none where no ingredient is likely', () => {
    expect(selectDetections(mapsWith([]), PLAIN)).toEqual([]);
  });

  test('say where an ingredient is', () => {
    const [detection] = selectDetections(mapsWith([{ id: 'lemon', column: 1, row: 3, logit: 3 }]), PLAIN);
    expect(detection).toEqual({
      ingredientId: 'lemon',
      confidence: expect.closeTo(0.95),
      box: { x: 0.5 / SIDE, y: 2.5 / SIDE, width: 2 / SIDE, height: 2 / SIDE },
      alternative: null,
    });
  });

  test('are one for each place, highest confidence first', () => {
    const detections = selectDetections(
      mapsWith([
        { id: 'egg', column: 6, row: 6, logit: 2 },
        { id: 'lemon', column: 1, row: 1, logit: 3 },
      ]),
      PLAIN,
    );
    expect(detections.map(({ ingredientId }) => ingredientId)).toEqual(['lemon', 'egg']);
  });

  test('name lime as the alternative of a lemon that may be either', () => {
    const detections = selectDetections(
      mapsWith([
        { id: 'lime', column: 2, row: 2, logit: 0.5 },
        { id: 'lemon', column: 2, row: 2, logit: 1 },
      ]),
      PLAIN,
    );
    expect(detections).toHaveLength(1);
    expect(detections[0]).toMatchObject({ ingredientId: 'lemon', alternative: { ingredientId: 'lime' } });
  });

  test('leave out an unlikely alternative', () => {
    const detections = selectDetections(
      mapsWith([
        { id: 'lime', column: 2, row: 2, logit: -4 },
        { id: 'lemon', column: 2, row: 2, logit: 1 },
      ]),
      PLAIN,
    );
    expect(detections[0]?.alternative).toBeNull();
  });

  test('are none in a photo without food, however high a logit is', () => {
    const maps = mapsWith([{ id: 'lemon', column: 2, row: 2, logit: 5 }]);
    expect(selectDetections({ ...maps, food: FOOD_THRESHOLD }, PLAIN)).toHaveLength(1);
    expect(selectDetections({ ...maps, food: FOOD_THRESHOLD - 0.1 }, PLAIN)).toEqual([]);
  });

  test('use a calibration curve of its own for the highest logit', () => {
    const maps = mapsWith([
      { id: 'egg', column: 6, row: 6, logit: -0.1 },
      { id: 'lemon', column: 1, row: 1, logit: 0 },
    ]);
    const detections = selectDetections(maps, { highest: { slope: 1, offset: 2 }, others: { slope: 1, offset: -2 } });
    expect(detections.map(({ ingredientId, confidence }) => [ingredientId, confidence.toFixed(2)])).toEqual([
      ['lemon', '0.88'],
    ]);
  });

  test('reach the threshold, are in order, and hold each ingredient once', () => {
    const object = fc.record({
      id: fc.constantFrom(...CLASS_IDS),
      column: fc.nat(SIDE - 1),
      row: fc.nat(SIDE - 1),
      logit: fc.double({ min: -6, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(object, { maxLength: 20 }), (objects) => {
        const detections = selectDetections(mapsWith(objects), PLAIN);
        const confidences = detections.map(({ confidence }) => confidence);
        expect(confidences).toEqual([...confidences].sort((one, other) => other - one));
        expect(confidences.every((confidence) => confidence >= SHOW_THRESHOLD)).toBe(true);
        expect(new Set(detections.map(({ ingredientId }) => ingredientId)).size).toBe(detections.length);
      }),
    );
  });
});
