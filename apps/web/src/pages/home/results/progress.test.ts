import { expect, test } from 'vitest';
import { nextProgress } from './progress.ts';

test.each([
  [0, 1.5],
  [69, 70.5],
  [70, 70.5],
  [89.9, 90.4],
  [90, 90.2],
])('after %f comes %f', (now, next) => {
  expect(nextProgress(now)).toBeCloseTo(next);
});

test('it never passes 95', () => {
  let progress = 0;
  for (let tick = 0; tick < 1_000; tick += 1) progress = nextProgress(progress);
  expect(progress).toBe(95);
});
