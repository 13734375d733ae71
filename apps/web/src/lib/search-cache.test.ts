import { expect, test } from 'vitest';
import { makeRecipe, makeResponse } from '../test/make-recipe.ts';
import { sessionStore } from './browser-storage.ts';
import {
  type CachedSearch,
  clearCachedSearch,
  findCachedRecipe,
  readCachedSearch,
  writeCachedSearch,
} from './search-cache.ts';

const search: CachedSearch = {
  request: {
    mode: 'ingredients',
    text: 'chicken, rice',
    category: 'Meals',
    subcategory: 'All',
    language: 'en-GB',
    measurementSystem: 'metric',
    restrictions: { excludedAllergens: ['Nuts'], dietTypes: ['Vegetarian'] },
    ignored: [],
  },
  response: makeResponse(3),
  view: { visible: 6, sorted: 6, minRating: 2, excludedAllergens: ['Nuts'] },
};

test('a search is restored with its view', () => {
  writeCachedSearch(sessionStore, search);
  expect(readCachedSearch(sessionStore)).toEqual(search);
});

test('it is stored under the keys of the contract', () => {
  writeCachedSearch(sessionStore, search);
  expect(sessionStorage.getItem('hasCachedResults')).toBe('true');
  expect(sessionStorage.getItem('cachedCategory')).toBe('Meals');
  expect(sessionStorage.getItem('cachedSubcategory')).toBe('All');
  expect(JSON.parse(sessionStorage.getItem('cachedRecipes') ?? '')).toHaveLength(3);
  expect(sessionStorage.getItem('lastSearchResults')).not.toBeNull();
});

test('a cleared search is removed', () => {
  writeCachedSearch(sessionStore, search);
  clearCachedSearch(sessionStore);
  expect(readCachedSearch(sessionStore)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('an incomplete search reads as null', () => {
  writeCachedSearch(sessionStore, search);
  sessionStorage.setItem('cachedRecipes', '[{"title":"no id"}]');
  expect(readCachedSearch(sessionStore)).toBeNull();
});

test('results that do not fit are not stored in part', () => {
  const small = {
    ...sessionStore,
    write: (key: string, value: unknown) => key !== 'lastSearchResults' && sessionStore.write(key, value),
  };
  writeCachedSearch(small, search);
  expect(sessionStorage).toHaveLength(0);
});

test('a recipe of the results, or of what one more ingredient opens, is found by its id', () => {
  const openings = [{ ingredient: 'egg', name: 'eggs', recipes: [makeRecipe({ id: 'opened', title: 'Omelette' })] }];
  writeCachedSearch(sessionStore, { ...search, response: { ...search.response, openings } });
  expect(findCachedRecipe(sessionStore, 'opened')?.title).toBe('Omelette');
  expect(findCachedRecipe(sessionStore, 'recipe-2')?.title).toBe('Recipe 2');
  expect(findCachedRecipe(sessionStore, 'recipe-9')).toBeNull();
});
