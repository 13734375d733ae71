import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { doubts, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { expect, test } from 'vitest';
import { linesOf, without } from '../__fixtures__/adapt.ts';
import { recipeOf } from '../__fixtures__/recipes.ts';

const SAUSAGES = recipeOf('Winter dinner', [
  ['pork-sausage', 400, 'g'],
  ['white-bean', 400, 'g'],
]);
const leavingOut = (...excludedIngredients: string[]): Restrictions => ({ ...without(), excludedIngredients });

test.each<[string, Restrictions]>([
  ['pork', leavingOut('pork')],
  ['what is not halal', { ...without(), rules: ['halal'] }],
  ['what is not kosher', { ...without(), rules: ['kosher'] }],
])('who leaves out %s gets the stand-in that is surely without it', (_, restrictions) => {
  const beef = recipeOf('Dish', [['beef-sausage', 400, 'g']]);
  expect(doubts(verifyRecipe(beef, kb), restrictions)).not.toEqual([]);
  expect(linesOf(SAUSAGES, restrictions)?.[0]).toBe('plant-based-sausage');
});

test('the first stand-in that is allowed stays where all are in doubt', () => {
  expect(linesOf(SAUSAGES, leavingOut('pork', 'garlic'))?.[0]).toBe('beef-sausage');
});

test('an ale that is left out is another beer, and not one without gluten', () => {
  const batter = recipeOf('Batter', [
    ['potato', 200, 'g'],
    ['cod', 400, 'g'],
    ['pale-ale', 80, 'ml'],
  ]);
  expect(linesOf(batter, leavingOut('pale-ale'))?.[2]).toBe('lager');
});

test('bread that is left out alone is another bread, and without gluten where few FODMAPs are asked for', () => {
  const stuffing = recipeOf('Stuffing', [
    ['onion', 600, 'g'],
    ['stale-bread', 150, 'g'],
  ]);
  const lowFodmap: Restrictions = { ...leavingOut('stale-bread'), dietTypes: ['Low FODMAP'] };
  expect(linesOf(stuffing, leavingOut('stale-bread'))?.[1]).toBe('white-bread');
  const pudding = recipeOf('Pudding', [
    ['carrot', 400, 'g'],
    ['stale-bread', 80, 'g'],
  ]);
  expect(linesOf(pudding, lowFodmap)?.[1]).toBe('gluten-free-bread');
});
