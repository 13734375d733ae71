import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { countMatch, matchRecipe } from './match-recipe.ts';

test('a line is had if its ingredient is available and missing if not, and ingredients without a line are unused', () => {
  const match = matchRecipe(recipeOf('Risotto', ['risotto-rice', 'onion', 'parmesan']), ['onion', 'carrot'], kb);
  expect(match).toMatchObject({ have: [1], missing: [0, 2], unused: ['carrot'] });
});

test('an ingredient covers a line that asks for a wider kind of it', () => {
  expect(matchRecipe(recipeOf('Salad', ['tomato']), ['cherry-tomato'], kb)).toMatchObject({ have: [0], close: [] });
});

test('an ingredient is a close match for a line that asks for a narrower kind of it', () => {
  const match = matchRecipe(recipeOf('Salad', ['cherry-tomato']), ['tomato'], kb);
  expect(match).toMatchObject({ have: [], close: [{ line: 0, has: 'tomato' }], missing: [], unused: [] });
});

test('an ingredient comes close to one line only', () => {
  const match = matchRecipe(recipeOf('Salad', ['cherry-tomato', 'plum-tomato']), ['tomato'], kb);
  expect(match).toMatchObject({ close: [{ line: 0, has: 'tomato' }], missing: [1] });
});

test('staples are assumed and not counted, unless they are available', () => {
  const recipe = recipeOf('Chips', ['potato', 'salt', 'olive-oil']);
  expect(countMatch(matchRecipe(recipe, ['potato'], kb))).toEqual({ matched: 1, total: 1 });
  expect(matchRecipe(recipe, ['potato'], kb).assumed).toEqual([1, 2]);
  expect(countMatch(matchRecipe(recipe, ['potato', 'olive-oil'], kb))).toEqual({ matched: 2, total: 2 });
});

test('an optional line that is not available is not missing', () => {
  const recipe = recipeOf('Soup', ['leek', 'chive'], { optional: 'chive' });
  expect(countMatch(matchRecipe(recipe, ['leek'], kb))).toEqual({ matched: 1, total: 1 });
});

test('an available alternative covers the line', () => {
  const recipe = recipeOf('Toast', ['butter']);
  const lines = recipe.lines.map((line) => ({ ...line, alternatives: ['margarine'] }));
  expect(matchRecipe({ ...recipe, lines }, ['margarine'], kb)).toMatchObject({ have: [0], unused: [] });
});

test('a stock of fish stands for one of shellfish and for none of vegetables', () => {
  expect(matchRecipe(recipeOf('Soup', ['vegetable-stock']), ['fish-stock'], kb)).toMatchObject({ missing: [0] });
  expect(matchRecipe(recipeOf('Soup', ['shellfish-stock']), ['fish-stock'], kb).close).toHaveLength(1);
});

test.each([
  ['chicken-breast', 'chicken-thigh'],
  ['tuna', 'tinned-tuna'],
  ['stock-cube', 'vegetable-stock'],
  ['sugar', 'sugar-syrup'],
])('%s is a close match for %s', (available, needed) => {
  const match = matchRecipe(recipeOf('It', [needed]), [available], kb);
  expect(match).toMatchObject({ have: [], close: [{ line: 0, has: available }], missing: [] });
});
