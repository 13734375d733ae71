import { expect, test } from 'vitest';
import { cuisineName } from './cuisines.ts';

test('cuisines are named in the person’s language', () => {
  expect(cuisineName('Thai', 'es')).toBe('Tailandesa');
  expect(cuisineName('Thai', 'fr')).toBe('Thaïlandaise');
  expect(cuisineName('Thai', 'en-US')).toBe('Thai');
});

test('a cuisine nobody has named yet is shown as it comes', () => {
  expect(cuisineName('Atlantean', 'fr')).toBe('Atlantean');
});
