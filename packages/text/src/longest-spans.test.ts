import { expect, test } from 'vitest';
import { longestSpans } from './longest-spans.ts';

test('of overlapping spans the longest is kept, of equally long ones the first', () => {
  const [wine, glass, wineGlass] = [
    { start: 0, end: 4 },
    { start: 5, end: 10 },
    { start: 0, end: 10 },
  ];
  expect(longestSpans([wine, glass, wineGlass])).toEqual([wineGlass]);
  const same = { ...wine };
  expect(longestSpans([same, wine])[0]).toBe(same);
  expect(longestSpans([same, wine])).toHaveLength(1);
});

test('spans that only touch are both kept, in their order', () => {
  const [first, second] = [
    { start: 0, end: 4 },
    { start: 4, end: 6 },
  ];
  expect(longestSpans([second, first])).toEqual([second, first]);
});
