import type { RecipeIngredient } from '@larder/contract/recipe';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLine, makeRecipe } from '../../../test/make-recipe.ts';
import { scaleLines } from './scale-lines.ts';

const line = (name: string, quantity: string, more: Partial<RecipeIngredient> = {}) =>
  makeLine(name, { quantity, ...more });

const recipe = makeRecipe({
  title: 'Rice',
  servings: 4,
  ingredients: [
    line('rice', '300 g', { amount: { min: 300 }, unit: 'g' }),
    line('onions', '1–2', { amount: { min: 1, max: 2 } }),
    line('salt', 'to taste'),
    line('stardust', '3 scoops', { amount: { min: 3 }, unit: 'scoop' }),
  ],
});

const quantities = (servings: number, of = recipe) =>
  scaleLines(of, servings).map(({ quantity }) => quantity.replaceAll('\u00a0', ' '));

test('amounts follow the servings, ranges at both ends', () => {
  expect(quantities(8).slice(0, 2)).toEqual(['600 g', '2–4']);
  expect(quantities(2).slice(0, 2)).toEqual(['150 g', '½–1']);
});

test('a line without an amount or with an unknown measure stays as it is', () => {
  expect(quantities(8).slice(2)).toEqual(['to taste', '3 scoops']);
});

test('for as many as it was written for, nothing is written anew', () => {
  expect(scaleLines(recipe, 4)).toBe(recipe.ingredients);
});

test('amounts are written in the recipe’s language and measures', () => {
  expect(quantities(8, { ...recipe, language: 'fr', measurementSystem: 'imperial' })[0]).toBe('1⅓ lb');
});

test('scaling what is scaled already comes to the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (first, second) => {
      const once = { ...recipe, servings: first, ingredients: scaleLines(recipe, first) };
      expect(quantities(second, once)).toEqual(quantities(second));
    }),
  );
});
