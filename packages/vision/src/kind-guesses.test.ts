import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import { classesOf, KIND_THRESHOLD } from './kind-guesses.ts';
import { outputsOf, WIDER_CLASSES } from './kinds.ts';
import type { OutputMaps } from './output-maps.ts';
import { SHOW_THRESHOLD, selectDetections } from './select-detections.ts';

const SIDE = 8;
const CELLS = SIDE * SIDE;
const CALIBRATION = { highest: { slope: 1, offset: 0 }, others: { slope: 1, offset: 0 }, kinds: 1 };

type Pepper = { column: number; logit: number; shares: Readonly<Record<string, number>> };

/** Peppers in one row, each with the shares of kinds at its cell; what they leave over is any other kind's. */
function mapsOf(peppers: readonly Pepper[]): OutputMaps {
  const logits = new Float32Array(CLASS_IDS.length * CELLS).fill(-9);
  const outputs = WIDER_CLASSES.reduce((count, wider) => count + outputsOf(wider).length, 0);
  const kinds = new Float32Array(outputs * CELLS);
  const wider = WIDER_CLASSES.find(({ classIndex }) => CLASS_IDS[classIndex] === 'sweet-pepper');
  if (!wider) throw new Error('Peppers have no kinds.');
  for (const { column, logit, shares } of peppers) {
    const cell = 3 * SIDE + column;
    logits[wider.classIndex * CELLS + cell] = logit;
    const left = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0);
    for (const [index, output] of outputsOf(wider).entries()) {
      kinds[output * CELLS + cell] = Math.log(shares[wider.kindIds[index] ?? ''] ?? left);
    }
  }
  return { rows: SIDE, columns: SIDE, logits, distances: new Float32Array(4 * CELLS).fill(1), food: 3, kinds };
}

const NONE = { 'green-pepper': 0.01, 'red-pepper': 0.01, 'yellow-pepper': 0.01 };
const detectionsIn = (...looks: OutputMaps[]) =>
  selectDetections(looks.map((maps) => ({ maps, calibration: CALIBRATION, threshold: SHOW_THRESHOLD })));
const idsIn = (...looks: OutputMaps[]) => detectionsIn(...looks).map(({ ingredientId }) => ingredientId);

describe('a class with kinds', () => {
  test('has the name of a kind that is sure, and the confidence of both', () => {
    const [detection, ...others] = detectionsIn(
      mapsOf([{ column: 2, logit: 4, shares: { ...NONE, 'red-pepper': 0.9 } }]),
    );
    expect(detection).toMatchObject({ ingredientId: 'red-pepper', confidence: expect.closeTo(0.9 * 0.982) });
    expect([detection?.alternatives, others]).toEqual([[], []]);
  });

  test('has its own name where no kind is sure, and the likely kinds as alternatives', () => {
    const shares = { ...NONE, 'red-pepper': 0.3, 'yellow-pepper': KIND_THRESHOLD - 0.1 };
    const [detection] = detectionsIn(mapsOf([{ column: 2, logit: 4, shares }]));
    expect(detection?.ingredientId).toBe('sweet-pepper');
    expect(detection?.alternatives.map(({ ingredientId }) => ingredientId)).toEqual(['yellow-pepper', 'red-pepper']);
  });

  test('has its kinds as alternatives after what is likelier at its place', () => {
    const shares = { 'green-pepper': 0.34, 'red-pepper': 0.33, 'yellow-pepper': 0.32 };
    const maps = mapsOf([{ column: 2, logit: 1, shares }]);
    maps.logits[CLASS_IDS.indexOf('tomato') * CELLS + 3 * SIDE + 2] = 0;
    const [detection] = detectionsIn(maps);
    expect(detection?.alternatives.map(({ ingredientId }) => ingredientId)).toEqual([
      'tomato',
      'green-pepper',
      'red-pepper',
    ]);
  });

  test('has its own name where it could not be shown by the name of a kind', () => {
    const maps = mapsOf([{ column: 2, logit: -0.7, shares: { ...NONE, 'red-pepper': 0.8 } }]);
    expect(idsIn(maps)).toEqual(['sweet-pepper']);
  });

  test('is found as each of its kinds, at its own place', () => {
    const maps = mapsOf([
      { column: 1, logit: 4, shares: { ...NONE, 'red-pepper': 0.9 } },
      { column: 6, logit: 3, shares: { ...NONE, 'yellow-pepper': 0.9 } },
    ]);
    expect(detectionsIn(maps).map(({ ingredientId, box }) => [ingredientId, (box?.x ?? 0) * SIDE])).toEqual([
      ['red-pepper', 0.5],
      ['yellow-pepper', 5.5],
    ]);
  });

  test('is one thing where one look tells its kind and another does not', () => {
    const sure = mapsOf([{ column: 1, logit: 4, shares: { ...NONE, 'red-pepper': 0.9 } }]);
    const unsure = mapsOf([{ column: 6, logit: 2, shares: NONE }]);
    expect(idsIn(sure, unsure)).toEqual(['red-pepper']);
  });
});

test('an ingredient is of its own class and of that whose kind it is', () => {
  expect(classesOf('green-pepper')).toEqual(['green-pepper', 'sweet-pepper']);
  expect([classesOf('red-pepper'), classesOf('lemon'), classesOf('bread')]).toEqual([['sweet-pepper'], ['lemon'], []]);
});
