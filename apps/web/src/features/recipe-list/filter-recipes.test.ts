import type { Allergen } from '@larder/contract/allergen';
import { NO_FILTERS } from '@larder/contract/search/filter';
import { expect, test } from 'vitest';
import { makeRecipe } from '../../test/make-recipe.ts';
import { allergenOptions, filterRecipes } from './filter-recipes.ts';

const tart = makeRecipe({ title: 'Tart', subcategory: 'Lunch', allergens: ['Gluten', 'Dairy'], userRating: 4 });
const stew = makeRecipe({ title: 'Stew', subcategory: 'Dinner', allergens: ['Celery'] });
const sour = makeRecipe({ title: 'Sour', category: 'Drinks', subcategory: 'Alcoholic', allergens: ['Eggs'] });
const all = [tart, stew, sour];

test('without filters every recipe passes', () => {
  expect(filterRecipes(all, NO_FILTERS)).toEqual(all);
});

test('the category must match unless it is None, the subcategory unless it is All or None', () => {
  expect(filterRecipes(all, { ...NO_FILTERS, category: 'Drinks', subcategory: 'All' })).toEqual([sour]);
  expect(filterRecipes(all, { ...NO_FILTERS, category: 'Meals', subcategory: 'Dinner' })).toEqual([stew]);
});

test('the rating must be at least the minimum', () => {
  expect(filterRecipes(all, { ...NO_FILTERS, minRating: 4 })).toEqual([tart]);
});

test('a recipe with any of the excluded allergens is left out', () => {
  expect(filterRecipes(all, { ...NO_FILTERS, excludedAllergens: ['Dairy', 'Eggs'] })).toEqual([stew]);
});

test('the allergens on offer are those present, and those already chosen', () => {
  expect(allergenOptions([tart, stew], ['Nuts'])).toEqual(['Gluten', 'Dairy', 'Nuts', 'Celery']);
  const unknown = makeRecipe({ title: 'Salad', allergens: ['kiwi' as Allergen] });
  expect(allergenOptions([unknown, tart], [])).toEqual(['Gluten', 'Dairy', 'kiwi']);
});
