import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import { FOOD_THRESHOLD, selectDetections, type View } from './select-detections.ts';
import { findUnknown, MAX_UNKNOWN, UNKNOWN_THRESHOLD } from './unknown-things.ts';

const SIDE = 16;
const CELLS = SIDE * SIDE;

type Seen = { id: string; column: number; row: number; confidence: number };

/** A look that sees ingredients at cells with a confidence, each `size` cells wide and high, and nothing elsewhere. */
function lookAt(seen: readonly Seen[], { size = 2, food = 3 } = {}): View {
  const logits = new Float32Array(CLASS_IDS.length * CELLS).fill(-9);
  for (const { id, column, row, confidence } of seen) {
    logits[CLASS_IDS.indexOf(id) * CELLS + row * SIDE + column] = Math.log(confidence / (1 - confidence));
  }
  const curve = { slope: 1, offset: 0 };
  return {
    maps: {
      rows: SIDE,
      columns: SIDE,
      logits,
      distances: new Float32Array(4 * CELLS).fill(size / 2),
      food,
      kinds: new Float32Array(),
    },
    calibration: { highest: curve, others: curve, kinds: 1 },
    threshold: 0.4,
  };
}

const unknownIn = (...views: View[]) => findUnknown(views, selectDetections(views));
const idsOf = (views: View[]) =>
  unknownIn(...views).map(({ guesses }) => guesses.map(({ ingredientId }) => ingredientId));

const LEMON = { id: 'lemon', column: 2, row: 2, confidence: 0.9 };

describe('things that are there and unknown', () => {
  test('are where an ingredient is likely and none likely enough, with what each may be', () => {
    const look = lookAt([
      LEMON,
      { id: 'lime', column: 9, row: 9, confidence: 0.2 },
      { id: 'pear', column: 9, row: 9, confidence: 0.35 },
    ]);
    expect(unknownIn(look)).toEqual([
      {
        box: { x: 8.5 / SIDE, y: 8.5 / SIDE, width: 2 / SIDE, height: 2 / SIDE },
        guesses: [
          { ingredientId: 'pear', confidence: expect.closeTo(0.35) },
          { ingredientId: 'lime', confidence: expect.closeTo(0.2) },
        ],
      },
    ]);
  });

  test.each([
    ['where nothing is likely', { id: 'milk', column: 9, row: 9, confidence: UNKNOWN_THRESHOLD - 0.01 }],
    ['at the place of a detection', { id: 'milk', column: 3, row: 2, confidence: 0.3 }],
    ['where a detected ingredient has another piece', { id: 'lemon', column: 9, row: 9, confidence: 0.7 }],
    ['where a detected ingredient may have another piece', { id: 'lemon', column: 9, row: 9, confidence: 0.3 }],
  ])('are not %s', (_, seen) => {
    expect(unknownIn(lookAt([LEMON, seen]))).toEqual([]);
  });

  test('may be what is like their likeliest ingredient, too', () => {
    const found = idsOf([lookAt([LEMON, { id: 'flour', column: 9, row: 9, confidence: 0.3 }])]);
    expect(found).toEqual([['flour', 'sugar', 'rice']]);
  });

  test('are not where the box is as large as a scene', () => {
    expect(unknownIn(lookAt([{ id: 'milk', column: 8, row: 8, confidence: 0.3 }], { size: 10 }))).toEqual([]);
  });

  test('are none in a photo without food', () => {
    const seen = [{ id: 'milk', column: 9, row: 9, confidence: 0.3 }];
    expect(unknownIn(lookAt(seen, { food: FOOD_THRESHOLD }))).toHaveLength(1);
    expect(unknownIn(lookAt(seen, { food: FOOD_THRESHOLD - 0.1 }))).toEqual([]);
  });

  test('are one for cells beside each other, and for two looks', () => {
    const pear = { id: 'pear', column: 9, row: 9, confidence: 0.3 };
    const looks = [lookAt([pear, { ...pear, id: 'lime', column: 10, confidence: 0.25 }]), lookAt([pear])];
    expect(idsOf(looks)).toEqual([['pear']]);
  });

  test('are no more than a person would name, the surest first', () => {
    const seen = Array.from({ length: 25 }, (_, index) => ({
      id: CLASS_IDS[index] ?? '',
      column: 3 * (index % 5) + 1,
      row: 3 * Math.floor(index / 5) + 1,
      confidence: 0.22 + index / 200,
    }));
    const found = idsOf([lookAt(seen)]);
    expect(found).toHaveLength(MAX_UNKNOWN);
    expect(found[0]).toEqual([CLASS_IDS[24]]);
  });
});
