import { expect, test } from 'vitest';
import { backoffDelay } from './backoff.ts';

test('the delay doubles with each failure, up to 30 seconds', () => {
  expect([0, 1, 2, 4, 5, 60].map((failures) => backoffDelay(failures))).toEqual([
    1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
  ]);
  expect(backoffDelay(1, 2_000)).toBe(4_000);
});
