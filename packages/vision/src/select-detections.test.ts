import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import type { OutputMaps } from './output-maps.ts';
import { type Calibration, FOOD_THRESHOLD, SHOW_THRESHOLD, selectDetections } from './select-detections.ts';

const PLAIN = { highest: { slope: 1, offset: 0 }, others: { slope: 1, offset: 0 }, kinds: 1 };
const SIDE = 8;
const CELLS = SIDE * SIDE;

/** Output with objects at cells, each two cells wide and high, and nothing elsewhere. */
function mapsWith(objects: readonly { id: string; column: number; row: number; logit: number }[]): OutputMaps {
  const logits = new Float32Array(CLASS_IDS.length * CELLS).fill(-9);
  for (const { id, column, row, logit } of objects) {
    logits[CLASS_IDS.indexOf(id) * CELLS + row * SIDE + column] = logit;
  }
  return {
    rows: SIDE,
    columns: SIDE,
    logits,
    distances: new Float32Array(4 * CELLS).fill(1),
    food: 3,
    kinds: new Float32Array(),
  };
}

/** The detections of one look. */
const detectionsIn = (maps: OutputMaps, calibration: Calibration = PLAIN) =>
  selectDetections([{ maps, calibration, threshold: SHOW_THRESHOLD }]);

describe('the detections of a photo', () => {
  test('are none where no ingredient is likely', () => {
    expect(detectionsIn(mapsWith([]))).toEqual([]);
  });

  test('say where an ingredient is', () => {
    const [detection] = detectionsIn(mapsWith([{ id: 'lemon', column: 1, row: 3, logit: 3 }]));
    expect(detection).toEqual({
      ingredientId: 'lemon',
      confidence: expect.closeTo(0.95),
      box: { x: 0.5 / SIDE, y: 2.5 / SIDE, width: 2 / SIDE, height: 2 / SIDE },
      alternatives: [],
    });
  });

  test('are one for each place, highest confidence first', () => {
    const detections = detectionsIn(
      mapsWith([
        { id: 'egg', column: 6, row: 6, logit: 2 },
        { id: 'lemon', column: 1, row: 1, logit: 3 },
      ]),
    );
    expect(detections.map(({ ingredientId }) => ingredientId)).toEqual(['lemon', 'egg']);
  });

  test('name lime as the alternative of a lemon that may be either', () => {
    const detections = detectionsIn(
      mapsWith([
        { id: 'lime', column: 2, row: 2, logit: 0.5 },
        { id: 'lemon', column: 2, row: 2, logit: 1 },
      ]),
    );
    expect(detections).toHaveLength(1);
    expect(detections[0]).toMatchObject({ ingredientId: 'lemon', alternatives: [{ ingredientId: 'lime' }] });
  });

  test('name three alternatives at most, the likeliest first', () => {
    const [detection] = detectionsIn(
      mapsWith(
        ['orange', 'lime', 'lemon', 'kiwi', 'mandarin'].map((id, rank) => ({ id, column: 2, row: 2, logit: rank / 4 })),
      ),
    );
    expect([detection?.ingredientId, detection?.alternatives.map(({ ingredientId }) => ingredientId)]).toEqual([
      'mandarin',
      ['kiwi', 'lemon', 'lime'],
    ]);
  });

  test('name an alternative that two looks show once', () => {
    const maps = mapsWith([
      { id: 'lime', column: 2, row: 2, logit: 0.5 },
      { id: 'lemon', column: 2, row: 2, logit: 1 },
    ]);
    const view = { maps, calibration: PLAIN, threshold: SHOW_THRESHOLD };
    expect(selectDetections([view, view])).toMatchObject([{ alternatives: [{ ingredientId: 'lime' }] }]);
  });

  test('leave out an unlikely alternative', () => {
    const detections = detectionsIn(
      mapsWith([
        { id: 'lime', column: 2, row: 2, logit: -4 },
        { id: 'lemon', column: 2, row: 2, logit: 1 },
      ]),
    );
    expect(detections[0]?.alternatives).toEqual([]);
  });

  test.each([1, 5])('are none where the photo hardly resembles food and an ingredient has a logit of %i', (logit) => {
    const maps = mapsWith([{ id: 'lemon', column: 2, row: 2, logit }]);
    expect(detectionsIn({ ...maps, food: FOOD_THRESHOLD - logit })).toHaveLength(1);
    expect(detectionsIn({ ...maps, food: FOOD_THRESHOLD - logit - 0.1 })).toEqual([]);
  });

  test('use a calibration curve of its own for the highest logit', () => {
    const maps = mapsWith([
      { id: 'egg', column: 6, row: 6, logit: -0.1 },
      { id: 'lemon', column: 1, row: 1, logit: 0 },
    ]);
    const detections = detectionsIn(maps, {
      ...PLAIN,
      highest: { slope: 1, offset: 2 },
      others: { slope: 1, offset: -2 },
    });
    expect(detections.map(({ ingredientId, confidence }) => [ingredientId, confidence.toFixed(2)])).toEqual([
      ['lemon', '0.88'],
    ]);
  });

  test('of two looks have the box and the confidence of the surer one', () => {
    const views = [
      mapsWith([{ id: 'lemon', column: 1, row: 1, logit: 0.5 }]),
      mapsWith([
        { id: 'lemon', column: 6, row: 6, logit: 2 },
        { id: 'egg', column: 1, row: 1, logit: 1 },
      ]),
    ].map((maps) => ({ maps, calibration: PLAIN, threshold: SHOW_THRESHOLD }));
    const found = selectDetections(views).map(({ ingredientId, box }) => [ingredientId, box?.x]);
    expect(found).toEqual([
      ['lemon', 5.5 / SIDE],
      ['egg', 0.5 / SIDE],
    ]);
  });

  test('reach the threshold of the look', () => {
    const maps = mapsWith([{ id: 'lemon', column: 1, row: 1, logit: -0.6 }]);
    const found = [SHOW_THRESHOLD, 0.4].map(
      (threshold) => selectDetections([{ maps, calibration: PLAIN, threshold }]).length,
    );
    expect(found).toEqual([1, 0]);
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
        const detections = detectionsIn(mapsWith(objects));
        const confidences = detections.map(({ confidence }) => confidence);
        expect(confidences).toEqual([...confidences].sort((one, other) => other - one));
        expect(confidences.every((confidence) => confidence >= SHOW_THRESHOLD)).toBe(true);
        expect(new Set(detections.map(({ ingredientId }) => ingredientId)).size).toBe(detections.length);
      }),
    );
  });
});
