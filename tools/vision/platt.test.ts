import { createSeededRandom } from '@larder/text/seeded-random';
import { describe, expect, test } from 'vitest';
import { fitPlatt } from './platt.ts';

describe('fitPlatt', () => {
  test('finds the curve that the examples were drawn from', () => {
    const random = createSeededRandom(3);
    const judged = Array.from({ length: 20_000 }, () => {
      const logit = 8 * random() - 4;
      return { logit, right: random() < 1 / (1 + Math.exp(-(0.7 * logit - 0.5))) };
    });
    const { slope, offset } = fitPlatt(judged);
    expect(slope).toBeCloseTo(0.7, 1);
    expect(offset).toBeCloseTo(-0.5, 1);
  });
});
