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

describe('ranking by ingredients', () => {
  test('a recipe for which everything is there comes before one that lacks something', async () => {
    const cookbook = [recipeOf('Quiche', ['egg', 'leek', 'double-cream']), recipeOf('Omelette', ['egg', 'leek'])];
    expect((await find(cookbook, { ingredients: ['egg', 'leek'] })).titles).toEqual(['Omelette', 'Quiche']);
  });

  test('of two that are complete, the one that uses more of what is there comes first', async () => {
    const cookbook = [recipeOf('Boiled rice', ['rice']), recipeOf('Chicken rice', ['rice', 'chicken'])];
    expect((await find(cookbook, { ingredients: ['rice', 'chicken'] })).titles[0]).toBe('Chicken rice');
  });

  test('using a telling ingredient counts for more than using a common one', async () => {
    const common = ['A', 'B', 'C', 'D'].map((name) => recipeOf(`Onion ${name}`, ['onion', 'celery', 'carrot']));
    const cookbook = [...common, recipeOf('Rhubarb fool', ['rhubarb', 'double-cream', 'ginger'])];
    expect((await find(cookbook, { ingredients: ['onion', 'rhubarb'] })).titles[0]).toBe('Rhubarb fool');
  });

  test('the thing itself comes before a wider kind of it', async () => {
    const cookbook = [recipeOf('Cherry tomato tart', ['cherry-tomato']), recipeOf('Tomato tart', ['tomato'])];
    expect((await find(cookbook, { ingredients: ['tomato'] })).titles).toEqual(['Tomato tart', 'Cherry tomato tart']);
  });

  test('of two equally complete, the one with fewer things missing comes first', async () => {
    const cookbook = [
      recipeOf('Long', ['egg', 'leek', 'ham', 'thyme', 'double-cream', 'gruyere']),
      recipeOf('Short', ['egg', 'ham', 'gruyere']),
    ];
    expect((await find(cookbook, { ingredients: ['egg'] })).titles).toEqual(['Short', 'Long']);
  });

  test('equals come in the order of their ids, so that the same request gives the same answer', async () => {
    const cookbook = [recipeOf('B', ['egg']), recipeOf('A', ['egg'])];
    expect((await find(cookbook, { ingredients: ['egg'] })).titles).toEqual(['A', 'B']);
  });

  test('a recipe that uses nothing of what is there is no answer', async () => {
    expect((await find([recipeOf('Omelette', ['egg'])], { ingredients: ['apple'] })).titles).toEqual([]);
  });

  const soups = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) =>
    recipeOf(`Soup ${name}`, ['chicken', 'onion', 'leek']),
  );

  test('where enough is about the main ingredient, what merely shares an onion with it is left out', async () => {
    const { titles } = await find([...soups, recipeOf('Fried onions', ['onion'])], {
      ingredients: ['onion', 'chicken'],
    });
    expect(titles).toHaveLength(8);
    expect(titles).not.toContain('Fried onions');
  });

  test('where little is about it, the next best of the same category fills up', async () => {
    const lemonade = recipeOf('Lemonade', ['lemon'], { category: 'Drinks', subcategory: 'Non-alcoholic' });
    const cookbook = [lemonade, recipeOf('Lemon tart', ['lemon', 'butter']), recipeOf('Tuna pasta', ['pasta', 'tuna'])];
    expect((await find(cookbook, { ingredients: ['pasta', 'tuna', 'lemon'] })).titles).toEqual([
      'Tuna pasta',
      'Lemon tart',
    ]);
  });

  test('a cut of the same animal comes close', async () => {
    const cookbook = [recipeOf('Thighs', ['chicken-thigh', 'rice']), recipeOf('Rice', ['rice', 'leek', 'egg'])];
    expect((await find(cookbook, { ingredients: ['chicken-breast', 'rice'] })).titles[0]).toBe('Thighs');
  });

  test('category and subcategory are honoured', async () => {
    const cookbook = [
      recipeOf('Lemon chicken', ['lemon', 'chicken']),
      recipeOf('Lemonade', ['lemon'], { category: 'Drinks', subcategory: 'Non-alcoholic' }),
      recipeOf('Lemon drop', ['lemon', 'vodka'], { category: 'Drinks', subcategory: 'Alcoholic' }),
    ];
    const drinks = await find(cookbook, { ingredients: ['lemon'], category: 'Drinks' });
    expect(drinks.titles).toEqual(['Lemonade', 'Lemon drop']);
    const soft = await find(cookbook, { ingredients: ['lemon'], category: 'Drinks', subcategory: 'Non-alcoholic' });
    expect(soft.titles).toEqual(['Lemonade']);
  });
});

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

  test('a name nobody bears says so, and gives the nearest three', async () => {
    const { titles, exact } = await find(cookbook, { name: 'onion vindaloo deluxe' });
    expect(exact).toBe(false);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toBe('French onion soup');
  });
});

test('popular recipes are of the category asked for, the most looked for first, then the rest', () => {
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
