import type { Category, Subcategory } from '@larder/contract/category';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { createIngredientWeights, type IngredientWeights } from '../ranking/ingredient-weights.ts';
import { matchLines } from '../ranking/match-recipe.ts';
import { coverageOf, scoreOf } from '../ranking/score.ts';
import { type CandidateQuery, createCandidateIndex, LEAST_SCORE } from './candidate-index.ts';

function indexOf(recipes: readonly CanonicalRecipe[]) {
  return createCandidateIndex(recipes, { kb, weights: createIngredientWeights(recipes, kb) });
}

const ANY: Omit<CandidateQuery, 'available'> = { category: null, subcategory: null, limit: 60 };

/** Scores every recipe by the ranking's match of each line and its score, with every ingredient of a recipe weighing the same. */
function findByScan(recipes: readonly CanonicalRecipe[], { rarity }: IngredientWeights, query: CandidateQuery) {
  const { available, category, subcategory, limit } = query;
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + rarity(id), 0);
  return recipes
    .map((recipe, number) => {
      const { have, close, missing, unused } = matchLines(recipe, available, kb);
      const total = have.length + close.length + missing.length;
      const coverage = coverageOf(have.length, close.length, total);
      const use = (sum(available) - sum(unused)) / sum(available);
      const matched = have.length + close.length;
      const score = matched === 0 ? 0 : scoreOf({ coverage, use, missing: missing.length });
      return { recipe, number, score };
    })
    .filter(({ recipe, score }) => {
      if (score < LEAST_SCORE || (category && recipe.category !== category)) return false;
      return !subcategory || recipe.subcategory === subcategory;
    })
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, limit)
    .map(({ number, score }) => ({ recipe: number, score }));
}

/** Ingredients and their wider kinds, staples, and an id that the knowledge base does not contain. */
const INGREDIENTS =
  'tomato cherry-tomato onion red-onion cheddar cheese parmesan spaghetti pasta garlic salt water olive-oil lemon basil chicken chicken-breast chicken-thigh rice dragon-scale'.split(
    ' ',
  );
const CATEGORIES: readonly (readonly [Category, Subcategory | null])[] = [
  ['Meals', 'Dinner'],
  ['Meals', 'Lunch'],
  ['Meals', null],
  ['Drinks', 'Non-alcoholic'],
];

/** Each ingredient is as rare as its place in the list. */
const WEIGHTS = createIngredientWeights(
  INGREDIENTS.map((_, count) => recipeOf('Something', INGREDIENTS.slice(0, count))),
  kb,
);

const ingredient = fc.constantFrom(...INGREDIENTS);
const line = fc.record(
  {
    ingredient: fc.option(ingredient, { freq: 12 }),
    name: fc.constant({ en: 'something' }),
    amount: fc.constant(null),
    unit: fc.constant(null),
    optional: fc.boolean(),
    alternatives: fc.array(ingredient, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['ingredient', 'name', 'amount', 'unit'] },
);
const recipe = fc
  .record({ lines: fc.array(line, { maxLength: 7 }), category: fc.constantFrom(...CATEGORIES) })
  .map(({ lines, category: [category, subcategory] }): CanonicalRecipe => {
    return { ...recipeOf('Something', []), lines, category, subcategory };
  });
const query = fc.record({
  available: fc.array(fc.oneof({ arbitrary: ingredient, weight: 12 }, fc.constant('moon-dust')), { maxLength: 9 }),
  category: fc.constantFrom(null, 'Meals' as const, 'Drinks' as const),
  subcategory: fc.constantFrom(null, null, 'Dinner' as const),
  limit: fc.integer({ min: 0, max: 12 }),
});

describe('the candidate index', () => {
  test('finds the same recipes as scoring every one of them, with the same scores, in the same order', () => {
    let found = 0;
    fc.assert(
      fc.property(
        fc.array(recipe, { maxLength: 60 }),
        fc.array(query, { minLength: 1, maxLength: 6 }),
        (all, asked) => {
          const index = createCandidateIndex(all, { kb, weights: WEIGHTS });
          for (const one of asked) {
            const candidates = index.query(one);
            expect(candidates).toEqual(findByScan(all, WEIGHTS, one));
            found += candidates.length;
          }
        },
      ),
      { numRuns: 1_500 },
    );
    expect(found).toBeGreaterThan(1_000);
  });

  test('puts a recipe that is wholly available before one with a missing ingredient', () => {
    const index = indexOf([
      recipeOf('Tomato pasta', ['pasta', 'tomato', 'basil']),
      recipeOf('Risotto', ['rice', 'onion', 'parmesan']),
      recipeOf('Rice with onions', ['rice', 'onion', 'salt']),
    ]);
    const found = index.query({ ...ANY, available: ['rice', 'onion'] });
    expect(found.map(({ recipe: number }) => number)).toEqual([2, 1]);
  });

  test('returns equal recipes in the order in which they were indexed', () => {
    const index = indexOf(Array.from({ length: 5 }, (_, number) => recipeOf(`Rice ${number}`, ['rice', 'onion'])));
    const found = index.query({ ...ANY, available: ['rice'], limit: 3 });
    expect(found.map(({ recipe: number }) => number)).toEqual([0, 1, 2]);
  });

  test('finds only recipes of the category and subcategory', () => {
    const index = indexOf([
      recipeOf('Rice pudding', ['rice', 'milk'], { subcategory: 'Snack' }),
      recipeOf('Horchata', ['rice'], { category: 'Drinks', subcategory: 'Non-alcoholic' }),
      recipeOf('Rice and beans', ['rice', 'black-bean'], { subcategory: 'Dinner' }),
    ]);
    const numbers = (scope: Partial<CandidateQuery>) =>
      index.query({ ...ANY, available: ['rice'], ...scope }).map(({ recipe: number }) => number);
    expect(numbers({ category: 'Meals' })).toEqual([0, 2]);
    expect(numbers({ category: 'Meals', subcategory: 'Dinner' })).toEqual([2]);
    expect(numbers({ category: 'Drinks' })).toEqual([1]);
  });

  test('finds nothing for an empty query, or among no recipes', () => {
    expect(indexOf([recipeOf('Rice', ['rice'])]).query({ ...ANY, available: [] })).toEqual([]);
    expect(indexOf([]).query({ ...ANY, available: ['rice'] })).toEqual([]);
  });
});
