import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { readIngredients } from '../parsing/typed-text/read-ingredients.ts';
import { refusedAllergens } from './allergen-namesakes.ts';

test.each([
  ['rice, no peanuts', ['Peanuts']],
  ['arroz, sin huevos', ['Eggs']],
  ['riz, sans poisson', ['Fish']],
  ['rice, no nuts', ['Nuts']],
  ['rice, no walnuts', []],
  ['rice and peanuts', []],
])('"%s" refuses %j', (typed, allergens) => {
  expect(refusedAllergens(readIngredients(typed, kb, 'en-GB').excluded)).toEqual(allergens);
});
