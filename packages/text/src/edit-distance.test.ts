import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

const NO_LIMIT = Number.POSITIVE_INFINITY;

test.each([
  ['equal words', 'paella', 'paella', 0],
  ['an insertion', 'paela', 'paella', 1],
  ['a deletion', 'paellla', 'paella', 1],
  ['a substitution', 'paetla', 'paella', 1],
  ['a transposition of adjacent letters', 'paelal', 'paella', 1],
  ['several edits', 'kitten', 'sitting', 3],
  ['an empty word', '', 'soup', 4],
])('%s: %s and %s are %d apart', (_what, a, b, distance) => {
  expect(editDistance(a, b, NO_LIMIT)).toBe(distance);
});

test('edits cost what the caller says, the first letter more and vowels less', () => {
  const costs = { consonant: 1, vowel: 0.5, transposition: 0.75, firstLetter: 2 };
  expect(editDistance('pad', 'ped', NO_LIMIT, costs)).toBe(0.5);
  expect(editDistance('pad', 'pat', NO_LIMIT, costs)).toBe(1);
  expect(editDistance('pad', 'dad', NO_LIMIT, costs)).toBe(3);
  expect(editDistance('thia', 'thai', NO_LIMIT, costs)).toBe(0.75);
});

test('a distance above the limit is infinite, one at the limit is not', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(Number.POSITIVE_INFINITY);
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
});

test('the distance is symmetric, and zero between equal texts alone', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 't'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, NO_LIMIT)).toBe(editDistance(b, a, NO_LIMIT));
      expect(editDistance(a, b, NO_LIMIT) === 0).toBe(a === b);
    }),
  );
});
