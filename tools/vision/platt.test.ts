import { createSeededRandom } from '@larder/text/seeded-random';
import { describe, expect, test } from 'vitest';
import { fitPlatt } from './platt.ts';

describe('fitPlatt', () => {
  test.each([
    ['around zero', 8, -4, 0.7, -0.5],
    ['far above it', 30, -2, 0.3, -3],
  ])('finds the curve that examples were drawn from whose logits lie %s', (_, span, least, slope, offset) => {
    const random = createSeededRandom(3);
    const judged = Array.from({ length: 20_000 }, () => {
      const logit = span * random() + least;
      return { logit, right: random() < 1 / (1 + Math.exp(-(slope * logit + offset))) };
    });
    const curve = fitPlatt(judged);
    expect(Math.abs(curve.slope - slope)).toBeLessThan(0.01);
    expect(Math.abs(curve.offset - offset)).toBeLessThan(0.05);
  });
});
