import { expect, test } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [545_000, '9:05'],
  [3_600_000, '1:00:00'],
  [43_265_000, '12:01:05'],
])('%d ms read %s', (ms, clock) => {
  expect(formatCountdown(ms)).toBe(clock);
});
