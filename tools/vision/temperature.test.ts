import { expect, test } from 'vitest';
import { type Choice, fitSlope } from './temperature.ts';

/** Choices whose surer output is right in some of a hundred cases. */
function choicesRight(cases: number): Choice[] {
  return Array.from({ length: 100 }, (_, index) => ({ logits: [2, 0], right: index < cases ? 0 : 1 }));
}

test('a slope makes shares as high as choices are often right', () => {
  const share = 1 / (1 + Math.exp(-2 * fitSlope(choicesRight(80))));
  expect(share).toBeCloseTo(0.8, 1);
});

test('a slope is lower where choices are more often wrong', () => {
  expect(fitSlope(choicesRight(60))).toBeLessThan(fitSlope(choicesRight(90)));
});
