import { expect, test } from 'vitest';
import { makeLine, makeRecipe } from '../../test/make-recipe.ts';
import { sortRecipes } from './sort-recipes.ts';

const line = makeLine('salt');
const recipes = [
  makeRecipe({
    title: 'Éclair',
    matchedIngredients: 1,
    totalIngredients: 4,
    userRating: 5,
    prepTime: 90,
    ingredients: [line, line, line],
  }),
  makeRecipe({
    title: 'apple pie',
    matchedIngredients: 4,
    totalIngredients: 4,
    userRating: 2,
    prepTime: 60,
    ingredients: [line],
  }),
  makeRecipe({
    title: 'Fudge',
    matchedIngredients: 5,
    totalIngredients: 8,
    userRating: 0,
    prepTime: 15,
    ingredients: [line, line],
  }),
];

test.each([
  ['best-match', ['apple pie', 'Fudge', 'Éclair']],
  ['rating-high', ['Éclair', 'apple pie', 'Fudge']],
  ['rating-low', ['Fudge', 'apple pie', 'Éclair']],
  ['name-asc', ['apple pie', 'Éclair', 'Fudge']],
  ['name-desc', ['Fudge', 'Éclair', 'apple pie']],
  ['prep-time', ['Fudge', 'apple pie', 'Éclair']],
  ['ingredients-count', ['apple pie', 'Fudge', 'Éclair']],
] as const)('the option %s sorts as it says', (sort, titles) => {
  expect(sortRecipes(recipes, sort, 'fr').map(({ title }) => title)).toEqual(titles);
});

test('equals stay as the server ranked them, those of a name search among them', () => {
  const equals = ['c', 'a', 'b'].map((title) => makeRecipe({ title, matchedIngredients: 0, totalIngredients: 0 }));
  expect(sortRecipes(equals, 'best-match', 'en-GB').map(({ title }) => title)).toEqual(['c', 'a', 'b']);
});

test('the best match is a dish of the cookbook, even where a language model’s recipe matches better', () => {
  const made = [
    makeRecipe({ title: 'half', matchedIngredients: 2, totalIngredients: 4 }),
    makeRecipe({ title: 'model, whole', matchedIngredients: 3, totalIngredients: 3, source: 'assistant' }),
    makeRecipe({ title: 'most', matchedIngredients: 3, totalIngredients: 4, source: 'composer' }),
    makeRecipe({ title: 'model, half', matchedIngredients: 1, totalIngredients: 2, source: 'assistant' }),
  ];
  const titles = ['most', 'half', 'model, whole', 'model, half'];
  expect(sortRecipes(made, 'best-match', 'en-GB').map(({ title }) => title)).toEqual(titles);
});
