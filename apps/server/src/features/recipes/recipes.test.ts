import { popularResponseSchema, recipeSchema } from '@larder/contract/recipe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject(url);

test('a cookbook recipe matches the contract', async () => {
  const response = await get('/api/recipes/spaghetti-carbonara?language=en-GB');
  expect(response.statusCode).toBe(200);
  const recipe = recipeSchema.strict().parse(response.json());
  expect(recipe).toMatchObject({ id: 'spaghetti-carbonara', source: 'cookbook', isSaved: false, userRating: 0 });
  expect(recipe.allergens).toEqual(expect.arrayContaining(['Eggs', 'Dairy', 'Gluten', 'Wheat']));
  expect(recipe.prepTime).toBeGreaterThan(10);
});

test('what a search takes for granted is marked', async () => {
  const { ingredients } = recipeSchema.parse((await get('/api/recipes/tortilla-de-patatas')).json());
  const staples = ingredients.filter(({ isStaple }) => isStaple).map(({ ingredientId }) => ingredientId);
  expect(staples).toEqual(['olive-oil', 'salt']);
  expect(ingredients.length).toBeGreaterThan(staples.length);
});

test('one recipe is rendered in the language and measures asked for', async () => {
  const metric = (await get('/api/recipes/spaghetti-carbonara?language=en-GB&measurementSystem=metric')).json();
  const imperial = (await get('/api/recipes/spaghetti-carbonara?language=en-US&measurementSystem=imperial')).json();
  expect(JSON.stringify(metric.ingredients)).toMatch(/\d\u00a0g/);
  expect(JSON.stringify(imperial.ingredients)).toMatch(/\u00a0(oz|lb)/);
  expect(JSON.stringify(imperial.ingredients)).not.toMatch(/\d\u00a0g"/);
});

test('one recipe is scaled to the servings asked for, and a serving stays the same', async () => {
  const url = '/api/recipes/spaghetti-carbonara?language=en-GB&measurementSystem=metric';
  const own = recipeSchema.parse((await get(url)).json());
  const doubled = recipeSchema.parse((await get(`${url}&servings=${own.servings * 2}`)).json());
  const amountOf = ({ ingredients }: typeof own, id: string) =>
    ingredients.find(({ ingredientId }) => ingredientId === id)?.amount?.min ?? 0;
  expect(doubled.servings).toBe(own.servings * 2);
  expect(amountOf(doubled, 'spaghetti')).toBe(amountOf(own, 'spaghetti') * 2);
  expect(doubled.nutritionalInfo).toEqual(own.nutritionalInfo);
});

test('without a language the fallback language and its usual measures are used', async () => {
  expect((await get('/api/recipes/spaghetti-carbonara')).json()).toMatchObject({
    language: 'en-US',
    measurementSystem: 'imperial',
  });
});

test.each([
  ['an unknown id', '/api/recipes/no-such-recipe', 404, 'NOT_FOUND'],
  ['an id that can be none', '/api/recipes/..%2F..%2Fsecret', 400, 'BAD_REQUEST'],
  ['a language nobody speaks here', '/api/recipes/spaghetti-carbonara?language=xx', 400, 'BAD_REQUEST'],
  ['a recipe for nobody', '/api/recipes/spaghetti-carbonara?servings=0', 400, 'BAD_REQUEST'],
  ['an unknown category', '/api/recipes/popular?category=Soups', 400, 'BAD_REQUEST'],
])('%s is refused with the error body', async (_what, url, status, code) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error: code, message: expect.any(String) });
});

test.each(['Meals', 'Drinks'])('popular %s are recipes of that category', async (category) => {
  const { recipes } = popularResponseSchema.parse((await get(`/api/recipes/popular?category=${category}`)).json());
  expect(recipes.length).toBeGreaterThanOrEqual(6);
  for (const { id } of recipes) {
    expect((await get(`/api/recipes/${id}`)).json()).toMatchObject({ category });
  }
});
