import { foodSuggestionsSchema } from '@larder/contract/search/food-suggestion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (query: Record<string, string>) =>
  server.app.inject({ url: '/api/ingredients', query, headers: { accept: 'application/json' } });

test('ingredients are suggested for the beginning of a name, in a language', async () => {
  const response = await get({ name: 'yao', language: 'fr' });
  const { ingredients } = foodSuggestionsSchema.parse(response.json());
  expect(ingredients[0]).toEqual({ id: 'yogurt', name: 'yaourt', also: null });
  expect(ingredients.length).toBeLessThanOrEqual(6);
  expect(response.headers['cache-control']).toBe('public, max-age=300');
});

test.each([{ name: ' ' }, { name: 'a'.repeat(81) }, { name: 'milk', language: 'tlh' }])(
  'a request that does not fit is refused: %o',
  async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  },
);
