import { expect, test } from 'vitest';
import { averageHighest, type OutputMaps, peaksOf } from './output-maps.ts';

/** Two classes over cells in one row; each cell's box is the cell. */
const mapsOf = (food: number, ...classes: number[][]): OutputMaps => {
  const columns = classes[0]?.length ?? 0;
  const distances = new Float32Array(4 * columns).fill(0.5);
  return { rows: 1, columns, logits: Float32Array.from(classes.flat()), distances, food, kinds: new Float32Array() };
};

test('each class has the mean of its highest logits in both looks, at the place of the first', () => {
  const averaged = averageHighest(mapsOf(4, [1, 5, 0], [2, 0, -1]), mapsOf(2, [3, 1], [4, 8]));
  expect(averaged.food).toBe(3);
  const [first, second] = peaksOf(averaged);
  expect(first).toMatchObject({ classIndex: 1, logit: 5, box: { x: 0 } });
  expect(second).toMatchObject({ classIndex: 0, logit: 4 });
  expect(second?.box.x).toBeCloseTo(1 / 3);
});

test('cells keep their distances from the highest of their class', () => {
  const averaged = averageHighest(mapsOf(0, [1, 5, 0], [2, 0, -1]), mapsOf(0, [3, 1], [4, 8]));
  expect([...averaged.logits]).toEqual([0, 4, -1, 5, 3, 2]);
});
