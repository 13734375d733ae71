import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { verifyDrafts } from './verify-drafts.ts';

const NO_FISH = { excludedAllergens: ['Fish' as const], dietTypes: [] };

test('verified recipes keep their order, and only as many as needed are verified', () => {
  const drafts = ['A', 'B', 'C'].map((title) => ({ recipe: recipeOf(title, ['potato']) }));
  expect(verifyDrafts(drafts, NO_FISH, kb, 2).map(({ recipe }) => recipe.id)).toEqual(['a', 'b']);
});

test('a recipe that can’t be adapted to the restrictions is dropped', () => {
  const drafts = [recipeOf('Baked salmon', ['salmon']), recipeOf('Baked potatoes', ['potato'])].map((recipe) => ({
    recipe,
  }));
  expect(verifyDrafts(drafts, NO_FISH, kb).map(({ recipe }) => recipe.id)).toEqual(['baked-potatoes']);
});
