import { expect, test } from 'vitest';
import { refusedAllergens } from './allergen-namesakes.ts';
import { createKnowledgeBase } from './knowledge-base.ts';
import { readIngredients } from './read-ingredients.ts';

const kb = createKnowledgeBase();

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
