import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { doubts, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { expect, test } from 'vitest';
import { adapt, linesOf, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

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

test('a sweetener stands for sugar on a keto diet or where all sugar is left out, and not for one kind of it', () => {
  const drink = recipeOf(
    'Chocolate',
    [
      ['milk', 400, 'ml'],
      ['dark-chocolate', 90, 'g'],
      ['icing-sugar', 10, 'g'],
    ],
    { category: 'Drinks' },
  );
  expect(linesOf(drink, leavingOut('sugar'))).toContain('erythritol');
  expect(linesOf(drink, leavingOut('icing-sugar')) ?? []).not.toContain('erythritol');
});

test('no oil is brought to the table in place of butter, and vegan cheese holds no dough together', () => {
  const bread = recipeOf('Damper', [
    ['self-raising-flour', 450, 'g'],
    ['salted-butter', 60, 'g'],
  ]);
  const steps = [{ seconds: 60, text: { en: ['Serve with the ', { line: 1, as: 'salted butter' }, '.'] } }];
  const served = linesOf({ ...bread, dishType: 'bread', steps }, leavingOut('salted-butter')) ?? [];
  expect(served.filter((id) => id?.endsWith('-oil'))).toEqual([]);
  const buns = recipeOf(
    'Buns',
    [
      ['tapioca-starch', 200, 'g'],
      ['queso-fresco', 100, 'g'],
    ],
    { dishType: 'bread' },
  );
  expect(linesOf(buns, without('Dairy'))).toBeUndefined();
});

test('a dried herb is measured by the spoon', () => {
  const dip = recipeOf('Dip', [
    ['greek-yogurt', 750, 'g'],
    ['zaatar', 1, 'tsp'],
  ]);
  expect(adapt(dip, leavingOut('zaatar'))?.lines[1]).toMatchObject({ ingredient: 'dried-thyme', unit: 'tsp' });
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
