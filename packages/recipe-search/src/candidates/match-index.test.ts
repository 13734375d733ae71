import { ALLERGENS } from '@larder/contract/allergen';
import type { Category, Subcategory } from '@larder/contract/category';
import { DIETS } from '@larder/contract/diet';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { countMatch, matchRecipe } from '../ranking/match.ts';
import { askAbout, RANKING, scoreRecipe, weighIngredients } from '../ranking/rank.ts';
import { createMatchIndex, type MatchQuery } from './match-index.ts';
import type { MatchableRecipe } from './recipe-columns.ts';

type Recipe = CanonicalRecipe & MatchableRecipe;

function indexOf(recipes: readonly Recipe[]) {
  return createMatchIndex(recipes, { kb, weigh: weighIngredients(recipes, kb) });
}

function plain(title: string, ingredients: string[], more: Partial<Recipe> = {}): Recipe {
  return { ...recipeOf(title, ingredients), allergens: [], diets: [...DIETS], ...more };
}

const ANY: Omit<MatchQuery, 'have'> = { category: null, subcategory: null, excludedAllergens: [], diets: [], k: 60 };

/** Looks at every recipe, as the ranking itself does. */
function findByScan(
  recipes: readonly Recipe[],
  { have, category, subcategory, excludedAllergens, diets, about, k }: MatchQuery,
) {
  const question = askAbout(have, weighIngredients(recipes, kb), kb);
  return recipes
    .map((recipe, number) => ({ recipe, number, ...scoreRecipe(recipe, question) }))
    .filter(({ recipe, score, isAbout }) => {
      if (about && !isAbout) return false;
      if (score < RANKING.least || (category && recipe.category !== category)) return false;
      if (subcategory && recipe.subcategory !== subcategory) return false;
      if (recipe.allergens.some((allergen) => excludedAllergens.includes(allergen))) return false;
      return diets.every((diet) => recipe.diets.includes(diet));
    })
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, k)
    .map(({ recipe, number, score, isAbout }) => ({
      recipe: number,
      score,
      isAbout,
      ...countMatch(matchRecipe(recipe, have, kb)),
    }));
}

/** Things and their wider kinds, staples, and a name that the knowledge base doesn't hold. */
const INGREDIENTS = [
  ...['tomato', 'cherry-tomato', 'onion', 'red-onion', 'cheddar', 'cheese', 'parmesan', 'spaghetti', 'pasta', 'garlic'],
  ...[
    'salt',
    'water',
    'olive-oil',
    'lemon',
    'basil',
    'chicken',
    'chicken-breast',
    'chicken-thigh',
    'rice',
    'dragon-scale',
  ],
];
const SHELVES: readonly (readonly [Category, Subcategory | null])[] = [
  ['Meals', 'Dinner'],
  ['Meals', 'Lunch'],
  ['Meals', null],
  ['Drinks', 'Non-alcoholic'],
];

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
  .record({
    lines: fc.array(line, { maxLength: 7 }),
    shelf: fc.constantFrom(...SHELVES),
    allergens: fc.subarray(ALLERGENS.slice(0, 3)),
    diets: fc.subarray(DIETS.slice(2, 4)),
  })
  .map(({ lines, shelf: [category, subcategory], allergens, diets }): Recipe => {
    return { ...recipeOf('Something', []), lines, category, subcategory, allergens, diets };
  });
const query = fc.record({
  have: fc.array(fc.oneof({ arbitrary: ingredient, weight: 12 }, fc.constant('moon-dust')), { maxLength: 9 }),
  category: fc.constantFrom(null, 'Meals' as const, 'Drinks' as const),
  subcategory: fc.constantFrom(null, null, 'Dinner' as const),
  excludedAllergens: fc.subarray(ALLERGENS.slice(0, 3), { maxLength: 2 }),
  diets: fc.subarray(DIETS.slice(2, 4), { maxLength: 1 }),
  about: fc.boolean(),
  k: fc.integer({ min: 0, max: 12 }),
});

describe('createMatchIndex', () => {
  test('finds what a look at every recipe finds, in the same order and with the same figures', () => {
    const corpus = fc.array(recipe, { maxLength: 60 });
    fc.assert(
      fc.property(corpus, fc.array(query, { minLength: 1, maxLength: 6 }), (recipes, queries) => {
        const index = indexOf(recipes);
        for (const asked of queries) expect(index.query(asked)).toEqual(findByScan(recipes, asked));
      }),
      { numRuns: 1_500 },
    );
  });

  test('puts the recipe first of which everything is there', () => {
    const index = indexOf([
      plain('Tomato pasta', ['pasta', 'tomato', 'basil']),
      plain('Risotto', ['rice', 'onion', 'parmesan']),
      plain('Rice with onions', ['rice', 'onion', 'salt']),
    ]);
    expect(index.query({ ...ANY, have: ['rice', 'onion'] })).toMatchObject([
      { recipe: 2, matched: 2, total: 2 },
      { recipe: 1, matched: 2, total: 3 },
    ]);
  });

  test('of equal recipes puts the one first that came first', () => {
    const index = indexOf(Array.from({ length: 5 }, (_, number) => plain(`Rice ${number}`, ['rice', 'onion'])));
    expect(index.query({ ...ANY, have: ['rice'], k: 3 }).map(({ recipe }) => recipe)).toEqual([0, 1, 2]);
  });

  test('leaves out other categories, excluded allergens and diets that a recipe does not suit', () => {
    const index = indexOf([
      plain('Rice pudding', ['rice', 'milk'], { allergens: ['Dairy'] }),
      plain('Horchata', ['rice'], { category: 'Drinks', subcategory: 'Non-alcoholic' }),
      plain('Chicken rice', ['rice', 'chicken'], { diets: ['Meat'] }),
      plain('Rice and beans', ['rice', 'black-beans']),
    ]);
    const asked: MatchQuery = {
      ...ANY,
      have: ['rice'],
      category: 'Meals',
      excludedAllergens: ['Dairy'],
      diets: ['Vegan'],
    };
    expect(index.query(asked).map(({ recipe }) => recipe)).toEqual([3]);
  });

  test('finds nothing for nothing, or in nothing', () => {
    expect(indexOf([plain('Rice', ['rice'])]).query({ ...ANY, have: [] })).toEqual([]);
    expect(indexOf([]).query({ ...ANY, have: ['rice'] })).toEqual([]);
  });
});
