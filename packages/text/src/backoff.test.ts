import { expect, test } from 'vitest';
import { backoffDelay } from './backoff.ts';

test('the delay doubles with each failure, up to 30 seconds', () => {
  expect([0, 1, 2, 4, 5, 60].map((failures) => backoffDelay(failures))).toEqual([
    1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
  ]);
  expect(backoffDelay(1, { firstMs: 2_000 })).toBe(4_000);
});

test('with jitter the delay varies by at most that share', () => {
  const delays = Array.from({ length: 200 }, () => backoffDelay(1, { firstMs: 500, jitter: 0.5 }));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1_500);
  expect(new Set(delays).size).toBeGreaterThan(1);
});
