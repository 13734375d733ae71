import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../lib/browser-storage.ts';
import { makeLine, makeRecipe } from '../../test/make-recipe.ts';
import { matchCount, rememberIngredients } from './last-ingredients.ts';

const line = (id: string | null, optional = false) => makeLine(id ?? 'zorble', { ingredientId: id, optional });
const saved = makeRecipe({
  title: 'Risotto',
  match: null,
  ingredients: [line('rice'), line('leek'), line(null), line('parsley', true)],
});

beforeEach(() => sessionStorage.clear());

test('a recipe that a search matched keeps the answer’s count', () => {
  rememberIngredients(sessionStore, [{ id: 'rice' }]);
  expect(matchCount(makeRecipe({ title: 'Soup', matchedIngredients: 3, totalIngredients: 5 }))).toEqual({
    matched: 3,
    total: 5,
  });
});

test('any other is counted against the last search with ingredients', () => {
  rememberIngredients(sessionStore, [{ id: 'rice' }]);
  rememberIngredients(sessionStore, []);
  expect(matchCount(saved)).toEqual({ matched: 1, total: 3 });
});

test('optional lines and staples count only where they are there, as in a search', () => {
  const salted = { ...saved, ingredients: [...saved.ingredients, { ...line('salt'), isStaple: true as const }] };
  rememberIngredients(sessionStore, [{ id: 'rice' }]);
  expect(matchCount(salted)).toEqual({ matched: 1, total: 3 });
  rememberIngredients(sessionStore, [{ id: 'rice' }, { id: 'parsley' }, { id: 'salt' }]);
  expect(matchCount(salted)).toEqual({ matched: 3, total: 5 });
});

test('with nothing to match against there is no badge', () => {
  expect(matchCount(saved)).toBeNull();
});
