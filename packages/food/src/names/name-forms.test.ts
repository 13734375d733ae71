import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { isNamedInPlural } from './name-forms.ts';

test.each([
  ['caper', true],
  ['chickpea', true],
  ['mushroom', true],
  ['tofu', false],
  ['butter', false],
  ['country-bread', false],
])('a weight of %s is named in the plural: %s', (id, plural) => {
  const ingredient = kb.get(id);
  if (!ingredient) throw new Error(`There is no ${id}.`);
  expect(isNamedInPlural(ingredient, 'fr')).toBe(plural);
});
