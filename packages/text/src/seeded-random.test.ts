import { expect, test } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

function draw(seed: number, count: number): number[] {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, random);
}

test('the same seed gives the same sequence and another seed another one', () => {
  expect(draw(7, 20)).toEqual(draw(7, 20));
  expect(draw(7, 20)).not.toEqual(draw(8, 20));
});

test('numbers are spread evenly from 0 to 1', () => {
  const drawn = draw(1, 10_000);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const within = drawn.filter((value) => value >= tenth / 10 && value < (tenth + 1) / 10).length;
    expect(within).toBeGreaterThan(900);
    expect(within).toBeLessThan(1100);
  }
});
