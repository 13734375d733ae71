import { expect, test } from 'vitest';
import { makeRecipe } from '../../test/make-recipe.ts';
import { searchableText, searchRecipes } from './search-saved.ts';

const toast = makeRecipe({ title: 'Œufs brouillés' });
const soup = makeRecipe({ title: 'Crème Dubarry' });

function found(wanted: string): string[] {
  return searchRecipes([toast, soup], searchableText, wanted).map(({ title }) => title);
}

test('accents, ligatures and case do not matter, as in the search for recipes', () => {
  expect(found('oeufs')).toEqual(['Œufs brouillés']);
  expect(found('BROUILLES')).toEqual(['Œufs brouillés']);
  expect(found('creme')).toEqual(['Crème Dubarry']);
});

test('without a text all recipes are listed, in their order', () => {
  expect(found('  ')).toEqual(['Œufs brouillés', 'Crème Dubarry']);
});
