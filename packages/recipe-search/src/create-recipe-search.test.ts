import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { describe, expect, test } from 'vitest';
import { recipeOf } from './__fixtures__/recipes.ts';
import { createRecipeSearch } from './create-recipe-search.ts';
import type { FindRequest } from './recipe-service.ts';

const ANYTHING = {
  category: null,
  subcategory: null,
  preferences: { excludedAllergens: [], dietTypes: [] },
  language: 'en-GB',
} as const;

async function find(
  cookbook: CanonicalRecipe[],
  request: Partial<FindRequest> & ({ ingredients: string[] } | { name: string }),
) {
  const by = 'name' in request ? 'name' : 'ingredients';
  const recipeSearch = createRecipeSearch({ kb, cookbook });
  const { drafts, exact } = await recipeSearch.find(
    { ...ANYTHING, ...request, by } as FindRequest,
    AbortSignal.timeout(10_000),
  );
  const titles = (source: CanonicalRecipe['source']) =>
    drafts.flatMap(({ recipe }) => (recipe.source === source ? [recipe.title.en] : []));
  return { titles: titles('cookbook'), made: titles('composer'), exact };
}

describe('finding by name', () => {
  const spanish = { ...recipeOf('Scrambled eggs', ['egg']), title: { en: 'Scrambled eggs', es: 'Huevos revueltos' } };
  const cookbook = [
    recipeOf('Spaghetti carbonara', ['spaghetti'], { also: ['carbonara'] }),
    recipeOf('Spaghetti bolognese', ['spaghetti'], { also: ['spag bol'] }),
    recipeOf('French onion soup', ['onion'], { also: ["soupe à l'oignon"] }),
    spanish,
  ];

  test.each([
    ['its title', 'spaghetti carbonara', 'Spaghetti carbonara'],
    ['a part of it', 'carbonara', 'Spaghetti carbonara'],
    ['a nickname', 'spag bol', 'Spaghetti bolognese'],
    ['a typo', 'spagetti carbonarra', 'Spaghetti carbonara'],
    ['letters swapped', 'carbonaar', 'Spaghetti carbonara'],
    ['words in another order', 'soup onion french', 'French onion soup'],
    ['another language', 'huevos revueltos', 'Scrambled eggs'],
    ['another language without its accents', 'soupe a l oignon', 'French onion soup'],
    ['the beginning of a word', 'carbon', 'Spaghetti carbonara'],
  ])('%s finds it first', async (_what, name, title) => {
    const { titles, exact } = await find(cookbook, { name });
    expect(titles[0]).toBe(title);
    expect(exact).toBe(true);
  });

  test('a name that no recipe has finds recipes with its main ingredient, marked as not exact', async () => {
    const { titles, exact } = await find(cookbook, { name: 'egg vindaloo deluxe' });
    expect(exact).toBe(false);
    expect(titles).toEqual(['Scrambled eggs']);
  });
});

test('popular recipes are those of the category, the suggested ones first', () => {
  const recipeSearch = createRecipeSearch({
    kb,
    cookbook: [
      recipeOf('Aioli', ['garlic']),
      recipeOf('Pancakes', ['egg']),
      recipeOf('Mojito', ['mint'], { category: 'Drinks' }),
    ],
  });
  expect(recipeSearch.popular('Meals').map(({ title }) => title.en)).toEqual(['Pancakes', 'Aioli']);
  expect(recipeSearch.popular('Drinks').map(({ title }) => title.en)).toEqual(['Mojito']);
  expect(recipeSearch.recipe('pancakes')?.title.en).toBe('Pancakes');
  expect(recipeSearch.recipe('nothing')).toBeUndefined();
});
