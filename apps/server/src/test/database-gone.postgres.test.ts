import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '../ai/test/search.ts';
import { createDatabase, type DatabaseHandle } from '../database/create-database.ts';
import { recipes } from '../database/schema.ts';
import { openBrowser, openSignedIn } from './browser.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type DatabaseGate, openDatabaseGate } from './database-gate.ts';
import { createPostgresDatabase } from './postgres-database.ts';

let server: TestApp;
let handle: DatabaseHandle;
let gate: DatabaseGate;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createPostgresDatabase();
  drop = database.drop;
  gate = await openDatabaseGate(new URL(database.url));
  const url = new URL(database.url);
  url.port = String(gate.port);
  handle = await createDatabase({ url: url.href, dataDir: '' });
  server = await createTestApp({ database: handle });
});
afterAll(async () => {
  await server.close();
  await handle.close();
  await gate.shut();
  await drop();
});

test('without the database every call that needs it is 503 with the error body, until it is back', async () => {
  const person = await openSignedIn(server);
  const cookies = [...person.cookies.keys()];
  const saved = '/api/user/recipes/saved';
  const calls = () => [
    person.get('/api/auth/me'),
    person.get('/api/preferences'),
    person.send('POST', saved, { recipeId: 'mojito' }),
    openBrowser(server).send('POST', '/api/auth/login', { email: person.email, password: person.password }),
    openBrowser(server).send('POST', '/api/auth/register', { email: 'new@example.org', password: 'secret' }),
    openBrowser(server).send('POST', '/api/auth/forgot-password', { email: person.email }),
    openBrowser(server).get('/api/recipes/not-in-the-cookbook'),
  ];
  await gate.shut();
  for (const response of await Promise.all(calls())) {
    expect([response.statusCode, response.json().error]).toEqual([503, 'UNAVAILABLE']);
    expect(response.headers['retry-after']).toBe('5');
  }
  expect([...person.cookies.keys()]).toEqual(cookies);
  await gate.open();
  const statuses = (await Promise.all(calls())).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 201, 200, 404]);
});

test('without the database searches and the cookbook are answered, and their composed recipes are stored once it is back', async () => {
  const person = await openSignedIn(server);
  const guest = openBrowser(server);
  await gate.shut();
  const byIngredients = await search(server.app, { ingredients: 'nut allergy - chicken, rice, peas' });
  const byName = await search(server.app, { recipeName: 'mojito' });
  expect([byIngredients.status, byName.status]).toEqual([200, 200]);
  expect(byIngredients.answer.understood.excludedAllergens).toContain('Nuts');
  expect(byIngredients.answer.recipes.filter(({ allergens }) => allergens.includes('Nuts'))).toEqual([]);
  expect(byName.answer.recipes[0]?.id).toBe('mojito');
  const composed = byIngredients.answer.recipes.find(({ source }) => source === 'composer')?.id ?? '';
  expect(composed).not.toBe('');
  const open = (id: string) => [guest, person].map((browser) => browser.get(`/api/recipes/${id}`));
  const calls = [...open('mojito'), ...open(composed), guest.get('/api/recipes/popular'), guest.get('/readyz')];
  const responses = await Promise.all(calls);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(responses.at(-1)?.json()).toEqual({ status: 'degraded' });
  await gate.open();
  await expect
    .poll(async () => {
      await search(server.app, { ingredients: 'nut allergy - chicken, rice, peas' });
      const rows = await handle.database.select().from(recipes).where(eq(recipes.id, composed));
      return rows.length;
    })
    .toBe(1);
  expect((await guest.get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('saves that are repeated until acknowledged are all stored once, although the database comes and goes', async () => {
  const person = await openSignedIn(server);
  const ids = Array.from({ length: 200 }, (_, n) => String(1_700_000_000_000 + n));
  const send = async (id: string): Promise<void> => {
    for (;;) {
      const body = { recipeId: id, recipe: { title: `Dish ${id}`, ingredients: ['salt'] } };
      const { statusCode } = await person.send('POST', '/api/user/recipes/saved', body);
      if (statusCode === 200) return;
      expect(statusCode).toBe(503);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const queue = [...ids];
  const sending = Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) await send(id);
    }),
  );
  for (const left of [150, 80]) {
    await expect.poll(() => queue.length, { interval: 5 }).toBeLessThan(left);
    await gate.shut();
    await gate.open();
  }
  await sending;
  const saved = (await person.get('/api/user/recipes/saved')).json() as { id: string }[];
  expect(saved.map(({ id }) => id).toSorted()).toEqual(ids);
});
