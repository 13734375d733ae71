import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { createRecipeSearch } from '../create-recipe-search.ts';
import { suggestedRecipes } from '../ranking/popularity.ts';
import type { FindRequest } from '../recipe-service.ts';

const COOKBOOK = [
  recipeOf('Chickpea curry', [
    ['chickpea', 400, 'g'],
    ['onion', 1],
  ]),
  recipeOf('Rice pudding', [
    ['rice', 100, 'g'],
    ['milk', 800, 'ml'],
    ['sugar', 60, 'g'],
  ]),
  recipeOf('Spaghetti bolognese', [
    ['spaghetti', 400, 'g'],
    ['minced-beef', 400, 'g'],
  ]),
  recipeOf('Garlic prawns', [['prawn', 400, 'g']], { dishType: 'pan-fried' }),
  recipeOf('Tomato soup', [['tomato', 800, 'g']], { dishType: 'soup' }),
  recipeOf('Leek soup', [['leek', 800, 'g']], { dishType: 'soup' }),
  recipeOf('Pea soup', [['pea', 800, 'g']], { dishType: 'soup' }),
  recipeOf('Guacamole', [['avocado', 3]], { dishType: 'dip' }),
  recipeOf('Daube', [['beef', 800, 'g']], {
    dishType: 'braise',
    also: ['beef stew with orange and olives'],
  }),
  recipeOf('Roy Rogers', [['cola', 200, 'ml']], { category: 'Drinks', dishType: 'mocktail' }),
  recipeOf('Miso soup', [['miso', 80, 'g']], { dishType: 'soup' }),
];
const recipeSearch = createRecipeSearch({ kb, cookbook: COOKBOOK });

test('one misspelt word is the name only of a recipe whose name it nearly is', async () => {
  expect(await find('rogel', { language: 'es' })).toMatchObject({ exact: false });
  expect(await find('quacamole')).toMatchObject({ exact: true, titles: ['Guacamole'] });
  expect(await find('cheese curds')).toMatchObject({ exact: false });
});

test('the name of a known dish is no misspelling of another', async () => {
  const parmesan = recipeOf('Chicken Parmesan', [['chicken-breast', 400, 'g']], {
    dishType: 'breaded',
    also: ['chicken parm'],
  });
  const { find: findIn } = createRecipeSearch({ kb, cookbook: [parmesan] });
  const request = { by: 'name' as const, category: null, subcategory: null, language: 'en-GB' as const };
  const preferences = { excludedAllergens: [], dietTypes: [] };
  const find = (name: string) => findIn({ ...request, name, preferences }, new AbortController().signal);
  expect((await find('chicken parm')).exact).toBe(true);
  expect((await find('chicken parmo')).exact).toBe(false);
});

test('a known dish is not what another recipe explains in its words', async () => {
  expect(await find('beef olives')).toMatchObject({ exact: false });
  expect(await find('daube')).toMatchObject({ exact: true, titles: ['Daube'] });
});

async function find(name: string, request: Partial<FindRequest> = {}) {
  const preferences = { excludedAllergens: [], dietTypes: [] };
  const asked = { category: null, subcategory: null, preferences, language: 'en-GB', ...request, by: 'name', name };
  const { drafts, exact, unsuited } = await recipeSearch.find(asked as FindRequest, AbortSignal.timeout(10_000));
  return {
    exact,
    unsuited,
    recipes: drafts.map(({ recipe }) => recipe),
    titles: drafts.map(({ recipe }) => recipe.title.en),
  };
}

const ids = (recipe: CanonicalRecipe | undefined) => recipe?.lines.map(({ ingredient }) => ingredient) ?? [];

test('a recipe of that name that can’t be adapted is reported, unless it is of another category', async () => {
  const preferences = { excludedAllergens: ['Shellfish' as const], dietTypes: [] };
  const { exact, unsuited, titles } = await find('garlic prawns', { preferences });
  expect([exact, unsuited?.title.en]).toEqual([false, 'Garlic prawns']);
  expect(titles).not.toContain('Garlic prawns');
  expect((await find('garlic prawns', { preferences, category: 'Drinks' })).unsuited).toBeNull();
  expect((await find('garlic prawns')).unsuited).toBeNull();
  expect((await find('zzyzx surprise', { preferences })).unsuited).toBeNull();
});

describe('a dish that the cookbook does not have', () => {
  test.each([
    ['courgette curry', 'courgette'],
    ['curry de calabacín', 'courgette'],
    ['curry de courgettes', 'courgette'],
    ['parsnip soup', 'parsnip'],
    ['crema de calabacín', 'courgette'],
  ])('is composed where the name has a dish template and ingredients: %s', async (name, main) => {
    const { exact, recipes } = await find(name);
    expect(exact).toBe(false);
    expect(recipes[0]?.source).toBe('composer');
    expect(ids(recipes[0])).toContain(main);
  });

  test('is composed where the name has ingredients alone', async () => {
    const { recipes } = await find('beef and broccoli');
    expect(recipes[0]?.source).toBe('composer');
    expect(ids(recipes[0])).toEqual(expect.arrayContaining(['broccoli']));
  });

  test('is not composed where the cookbook has it', async () => {
    expect((await find('chickpea curry')).titles).toEqual(['Chickpea curry']);
  });

  test('suits the preferences', async () => {
    const preferences = { excludedAllergens: [], dietTypes: ['Vegan' as const] };
    const { recipes } = await find('chicken curry', { preferences });
    expect(recipes.length).toBeGreaterThan(0);
    expect(recipes.flatMap(ids)).not.toContain('chicken');
  });

  test('finds three of the same dish type, marked as not exact', async () => {
    const { exact, titles } = await find('mulligatawny soup');
    expect(exact).toBe(false);
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(title).toMatch(/soup/);
  });

  test('finds those with its main ingredient', async () => {
    const { exact, titles } = await find('prawn wellington');
    expect([exact, titles]).toEqual([false, ['Garlic prawns']]);
  });

  test.each(['tomato soup wellington', 'leek'])('is not a dish that only shares words with it: %s', async (name) => {
    expect((await find(name)).exact).toBe(false);
  });

  test('finds others of its type for people whom none with its main ingredient suits', async () => {
    const preferences = { excludedAllergens: ['Shellfish' as const], dietTypes: [] };
    const cookbook = [
      recipeOf('Lobster bisque', [['lobster', 400, 'g']], { dishType: 'soup' }),
      ...COOKBOOK.filter(({ dishType }) => dishType === 'soup'),
    ];
    const { drafts } = await createRecipeSearch({ kb, cookbook }).find(
      { by: 'name', name: 'crab soup', language: 'en-GB', category: null, subcategory: null, preferences },
      AbortSignal.timeout(10_000),
    );
    const types = drafts.map(({ recipe }) => recipe.dishType);
    expect(types).toEqual(['soup', 'soup', 'soup']);
    for (const { recipe } of drafts) expect(breaks(verifyRecipe(recipe, kb), preferences)).toEqual([]);
  });

  test('finds those that are kin to a dish that is known by its name alone', async () => {
    const { exact, titles } = await find('bouillabaisse');
    expect(exact).toBe(false);
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(title).toMatch(/soup/);
  });

  test('finds what its words may be a misspelling of', async () => {
    const { exact, titles } = await find('rispu deng');
    expect([exact, titles]).toEqual([false, ['Rice pudding']]);
  });

  test.each(['sopes', 'birria', 'xqxqxq'])('is not found by letters alone: %s', async (name) => {
    const { exact, titles } = await find(name);
    expect([exact, titles.filter((title) => /soup|pudding/.test(title))]).toEqual([false, []]);
  });

  test.each(['soup wellington', 'pudding'])('finds nothing that violates the request: %s', async (name) => {
    const preferences = { excludedAllergens: ['Shellfish' as const], dietTypes: ['Vegan' as const] };
    const { recipes } = await find(name, { preferences, category: 'Meals' });
    expect(recipes.length).toBeGreaterThan(0);
    for (const recipe of recipes) expect(breaks(verifyRecipe(recipe, kb), preferences)).toEqual([]);
    expect((await find(name, { category: 'Drinks' })).titles).toEqual([]);
  });
});

test('for any text each recipe comes once, and at most three where none is exact', async () => {
  const word = fc.constantFrom('vegan', 'sin gluten', 'curry', 'soup', 'courgette', 'gin', '🍕', '%', '(', 'the', '1');
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom('en-GB', 'en-US', 'es', 'fr'), async (name, language) => {
      const { exact, recipes } = await find(name, { language } as Partial<FindRequest>);
      expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length);
      if (!exact) expect(recipes.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('only recipes of the requested category and subcategory are found', async () => {
  expect((await find('tomato soup', { category: 'Drinks' })).titles).not.toContain('Tomato soup');
  expect((await find('tomato soup', { category: 'Meals', subcategory: 'Dinner' })).titles).toEqual(['Tomato soup']);
});

test('every suggested recipe is found first by its id as a name', async () => {
  const cookbook = suggestedRecipes().map((id) => recipeOf(id.replaceAll('-', ' '), ['egg']));
  const popular = createRecipeSearch({ kb, cookbook });
  expect(cookbook.length).toBeGreaterThan(20);
  for (const { title } of cookbook) {
    const request = { by: 'name', name: title.en, language: 'en-GB', category: null, subcategory: null } as const;
    const preferences = { excludedAllergens: [], dietTypes: [] };
    const { drafts, exact } = await popular.find({ ...request, preferences }, AbortSignal.timeout(10_000));
    expect(exact).toBe(true);
    expect(drafts[0]?.recipe.title.en).toBe(title.en);
  }
});
