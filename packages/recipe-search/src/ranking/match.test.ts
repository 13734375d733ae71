import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { countMatch, matchRecipe } from './match.ts';

test('an ingredient that is there is had, one that is not is missing, and the rest is left over', () => {
  const match = matchRecipe(recipeOf('Risotto', ['risotto-rice', 'onion', 'parmesan']), ['onion', 'carrot'], kb);
  expect(match).toMatchObject({ have: [1], missing: [0, 2], unused: ['carrot'] });
});

test('a narrower kind covers a wider one', () => {
  expect(matchRecipe(recipeOf('Salad', ['tomato']), ['cherry-tomato'], kb)).toMatchObject({ have: [0], close: [] });
});

test('a wider kind only comes close to a narrower one, and says what it is', () => {
  const match = matchRecipe(recipeOf('Salad', ['cherry-tomato']), ['tomato'], kb);
  expect(match).toMatchObject({ have: [], close: [{ line: 0, has: 'tomato' }], missing: [], unused: [] });
});

test('staples are assumed and count for nothing, unless they were named', () => {
  const recipe = recipeOf('Chips', ['potato', 'salt', 'olive-oil']);
  expect(countMatch(matchRecipe(recipe, ['potato'], kb))).toEqual({ matched: 1, total: 1 });
  expect(matchRecipe(recipe, ['potato'], kb).assumed).toEqual([1, 2]);
  expect(countMatch(matchRecipe(recipe, ['potato', 'olive-oil'], kb))).toEqual({ matched: 2, total: 2 });
});

test('an optional ingredient that is not there is not missing', () => {
  const recipe = recipeOf('Soup', ['leek', 'chive'], { optional: 'chive' });
  expect(countMatch(matchRecipe(recipe, ['leek'], kb))).toEqual({ matched: 1, total: 1 });
});

test('an alternative that is there covers the line', () => {
  const recipe = recipeOf('Toast', ['butter']);
  const lines = recipe.lines.map((line) => ({ ...line, alternatives: ['margarine'] }));
  expect(matchRecipe({ ...recipe, lines }, ['margarine'], kb)).toMatchObject({ have: [0], unused: [] });
});
