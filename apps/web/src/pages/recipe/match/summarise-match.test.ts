import type { RecipeIngredient } from '@larder/contract/recipe';
import { expect, test } from 'vitest';
import { makeLine, makeRecipe } from '../../../test/make-recipe.ts';
import { summariseMatch } from './summarise-match.ts';

const line = (name: string, match: RecipeIngredient['match'], replaces: string | null = null) =>
  makeLine(name, { match, replaces });

const searchResult = makeRecipe({
  title: 'Curry',
  ingredients: [
    line('onions', 'have'),
    line('chicken thighs', 'close'),
    line('ginger', 'missing'),
    line('salt', 'assumed'),
    line('coconut cream', 'missing', 'double cream'),
    line('parsley', null),
  ],
  match: {
    have: ['onion'],
    close: [{ needs: 'chicken thigh', has: 'chicken' }],
    missing: ['ginger', 'coconut cream'],
    assumed: ['salt'],
    unused: ['gin'],
    swaps: [{ from: 'double cream', to: 'coconut cream', because: ['Dairy'] }],
  },
});

test('lists the present, close, missing, assumed, unused and swapped ingredients', () => {
  expect(summariseMatch(searchResult, searchResult)).toEqual({
    have: ['onions'],
    close: [{ needs: 'chicken thighs', has: 'chicken' }],
    missing: ['ginger', 'coconut cream'],
    assumed: ['salt'],
    unused: ['gin'],
    swaps: [{ from: 'double cream', to: 'coconut cream', because: ['Dairy'] }],
  });
});

test('in another language it uses the names of that language alone', () => {
  const names = ['oignons', 'hauts de cuisses', 'gingembre', 'sel', 'crème de coco', 'persil'];
  const french = makeRecipe({
    title: 'Curry',
    language: 'fr',
    match: null,
    ingredients: names.map((name) => line(name, null, name === 'crème de coco' ? 'crème épaisse' : null)),
  });
  expect(summariseMatch(searchResult, french)).toEqual({
    have: ['oignons'],
    close: [{ needs: 'hauts de cuisses', has: null }],
    missing: ['gingembre', 'crème de coco'],
    assumed: ['sel'],
    unused: [],
    swaps: [{ from: 'crème épaisse', to: 'crème de coco', because: ['Dairy'] }],
  });
});

test('a recipe that was not found by ingredients has no match', () => {
  expect(summariseMatch(null, searchResult)).toBeNull();
  expect(summariseMatch({ ...searchResult, match: null }, searchResult)).toBeNull();
});
