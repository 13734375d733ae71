import type { CanonicalRecipe } from '@larder/food/recipe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSignedIn } from '../test/browser.ts';
import { createTestApp, type TestApp } from '../test/create-test-app.ts';
import { deleteExpired } from './delete-expired.ts';
import { limitCounts, ownRecipes, recipes, sessions, verifications } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const DAY_MS = 24 * 3600 * 1000;

test('expired rows are deleted; recipes that someone saved, rated or shared stay', async () => {
  const { database } = server.database;
  const now = new Date();
  const person = await openSignedIn(server);
  const recipe = (await person.get('/api/recipes/mojito')).json() as unknown as CanonicalRecipe;
  const past = { createdAt: now, keepUntil: new Date(now.getTime() - 1000) };
  await database
    .insert(recipes)
    .values([
      { id: 'forgotten', recipe, ...past },
      { id: 'fresh', recipe, createdAt: now, keepUntil: new Date(now.getTime() + DAY_MS) },
      ...['saved', 'rated', 'shared'].map((id) => ({ id, recipe: { ...recipe, id }, ...past })),
    ]);
  const own = (title: string, id: string) => person.send('POST', '/api/recipes', { title, id });
  await own('Kept', '10001');
  await own('Forgotten', '10002');
  await person.send('POST', '/api/user/recipes/saved', { recipeId: 'saved' });
  await person.send('POST', '/api/user/recipes/saved', { recipeId: '10001' });
  await person.send('POST', '/api/user/recipes/ratings', { recipeId: 'rated', rating: 2 });
  await person.send('DELETE', '/api/user/recipes/saved/rated');
  await person.send('POST', '/api/recipes/share', { id: 'shared', title: 'Shared' });
  await person.send('POST', '/api/auth/forgot-password', { email: person.email });

  const left = async () => ({
    recipes: (await database.select({ id: recipes.id }).from(recipes)).map(({ id }) => id).toSorted(),
    own: (await database.select({ id: ownRecipes.id }).from(ownRecipes)).map(({ id }) => id).toSorted(),
    sessions: await database.$count(sessions),
    tokens: await database.$count(verifications),
    counts: (await database.$count(limitCounts)) > 0,
  });
  await deleteExpired(database, now);
  expect(await left()).toEqual({
    recipes: ['fresh', 'rated', 'saved', 'shared'],
    own: ['10001', '10002'],
    sessions: 1,
    tokens: 1,
    counts: true,
  });
  await deleteExpired(database, new Date(now.getTime() + 31 * DAY_MS));
  expect(await left()).toEqual({
    recipes: ['rated', 'saved', 'shared'],
    own: ['10001'],
    sessions: 0,
    tokens: 0,
    counts: false,
  });
});
