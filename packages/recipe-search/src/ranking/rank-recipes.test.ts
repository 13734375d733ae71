import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { describe, expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { createIngredientWeights, weightInDish } from './ingredient-weights.ts';
import { createRanker } from './rank-recipes.ts';
import { WEIGHTS } from './weights.ts';

function rank(recipes: readonly CanonicalRecipe[], available: readonly string[]): string[] {
  const knowledge = { kb, weights: createIngredientWeights(recipes, kb) };
  return createRanker(available, knowledge)(recipes).map(({ recipe }) => recipe.title.en);
}

describe('a recipe ranks higher', () => {
  test('if everything in it is available than if something is missing', () => {
    const recipes = [recipeOf('Quiche', ['egg', 'leek', 'double-cream']), recipeOf('Omelette', ['egg', 'leek'])];
    expect(rank(recipes, ['egg', 'leek'])).toEqual(['Omelette', 'Quiche']);
  });

  test('if it uses more of the available ingredients', () => {
    const recipes = [recipeOf('Boiled rice', ['rice']), recipeOf('Chicken rice', ['rice', 'chicken'])];
    expect(rank(recipes, ['rice', 'chicken'])).toEqual(['Chicken rice', 'Boiled rice']);
  });

  test('if it uses an ingredient that few recipes have than one that many have', () => {
    const common = ['A', 'B', 'C', 'D'].map((name) => recipeOf(`Onion ${name}`, ['onion', 'celery', 'carrot']));
    const recipes = [...common, recipeOf('Rhubarb fool', ['rhubarb', 'double-cream', 'ginger'])];
    expect(rank(recipes, ['onion', 'rhubarb'])[0]).toBe('Rhubarb fool');
  });

  test('if it asks for the available ingredient itself than if it asks for a narrower kind of it', () => {
    const recipes = [recipeOf('Cherry tomato tart', ['cherry-tomato']), recipeOf('Tomato tart', ['tomato'])];
    expect(rank(recipes, ['tomato'])).toEqual(['Tomato tart', 'Cherry tomato tart']);
  });

  test('if a close match is available than if nothing like it is', () => {
    const recipes = [recipeOf('Thighs', ['chicken-thigh', 'rice']), recipeOf('Rice', ['rice', 'leek', 'egg'])];
    expect(rank(recipes, ['chicken-breast', 'rice'])).toEqual(['Thighs', 'Rice']);
  });

  test('if fewer ingredients are missing', () => {
    const recipes = [
      recipeOf('Long', ['egg', 'leek', 'ham', 'thyme', 'double-cream', 'gruyere']),
      recipeOf('Short', ['egg', 'ham', 'gruyere']),
    ];
    expect(rank(recipes, ['egg'])).toEqual(['Short', 'Long']);
  });

  test('if a spice is missing than if a main ingredient is', () => {
    const recipes = [
      recipeOf('With chicken', ['lentil', 'carrot', 'chicken']),
      recipeOf('With thyme', ['lentil', 'carrot', 'thyme']),
    ];
    expect(rank(recipes, ['lentil', 'carrot'])).toEqual(['With thyme', 'With chicken']);
  });

  test('as it was written than with a substitute', () => {
    const written = recipeOf('Toast with margarine', ['margarine']);
    const adapted = recipeOf('Adapted toast', ['margarine']);
    const lines = adapted.lines.map((line) => ({ ...line, swappedFrom: { ingredient: 'butter', because: ['Dairy'] } }));
    const recipes = [{ ...adapted, lines }, written];
    expect(rank(recipes, ['margarine'])).toEqual(['Toast with margarine', 'Adapted toast']);
  });
});

test('equal recipes rank by id, so that the same request gets the same answer', () => {
  const recipes = [recipeOf('B', ['egg']), recipeOf('A', ['egg'])];
  expect(rank(recipes, ['egg'])).toEqual(['A', 'B']);
});

test('staples that are not available are not missing', () => {
  const recipes = [recipeOf('A, with salt', ['potato', 'salt']), recipeOf('B', ['potato'])];
  expect(rank(recipes, ['potato'])).toEqual(['A, with salt', 'B']);
});

test('a composed dish scores less than the same recipe of the cookbook, by the weight for it', () => {
  const recipes = [recipeOf('Omelette', ['egg'])];
  const knowledge = { kb, weights: createIngredientWeights(recipes, kb) };
  const rankForEgg = createRanker(['egg'], knowledge);
  const [written] = rankForEgg(recipes);
  const [composed] = rankForEgg(recipes, { composed: 'whole' });
  expect((written?.score ?? 0) - (composed?.score ?? 0)).toBeCloseTo(WEIGHTS.composed.whole);
});

const { main, ordinary, aromatic, seasoning } = WEIGHTS.ingredient;

test.each([
  ['chicken', main],
  ['spaghetti', main],
  ['gin', main],
  ['egg', ordinary],
  ['banana', ordinary],
  ['carrot', ordinary],
  ['onion', aromatic],
  ['lemon', aromatic],
  ['garlic', seasoning],
  ['ground-cumin', seasoning],
  ['vegetable-stock', seasoning],
  ['soy-sauce', seasoning],
])('%s weighs %d in a dish', (id, weight) => {
  const ingredient = kb.get(id);
  expect(ingredient && weightInDish(ingredient)).toBe(weight);
});
