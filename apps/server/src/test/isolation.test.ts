import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn, type TestBrowser } from './browser.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

/**
 * Everything here is generated from the list of routes that the server publishes: a route that is new is tried with
 * the ids of others before anyone has thought of it.
 */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Route = { method: Method; path: string };
type Victim = Awaited<ReturnType<typeof openSignedIn>> & { ids: string[] };

let server: TestApp;
let routes: Route[];
let victim: Victim;
const SECRET = 'Grandmother’s secret';

beforeAll(async () => {
  server = await createTestApp();
  const document = (await server.app.inject('/api/openapi.json')).json();
  routes = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Method, path })),
  );
  const person = await openSignedIn(server, { email: 'victim@example.org', firstName: SECRET });
  const own = { id: '1700000010000', title: SECRET, ingredients: ['2 eggs'], description: SECRET };
  await person.send('POST', '/api/user/recipes/saved', { recipeId: own.id, recipe: own });
  await person.send('POST', '/api/user/recipes/ratings', { recipeId: own.id, rating: 5 });
  await person.send('POST', '/api/user/recipes/ratings', { recipeId: 'mojito', rating: 4 });
  const preferences = { language: 'fr', measurementSystem: 'metric', excludedAllergens: ['Nuts'], dietTypes: [] };
  await person.send('POST', '/api/preferences', preferences);
  victim = { ...person, ids: [own.id, person.id, person.email] };
});
afterAll(() => server.close());

/** All that is kept about the victim, as the database has it. */
async function kept(): Promise<string> {
  const tables = ['user', 'session', 'credential', 'preferences', 'saved_recipe', 'rating', 'own_recipe'];
  const all: Record<string, unknown> = {};
  for (const table of tables) {
    const column = table === 'user' ? 'id' : 'user_id';
    const { rows } = (await server.database.database.execute(
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${victim.id} order by 1, 2`,
    )) as unknown as { rows: unknown[] };
    all[table] = rows;
  }
  return JSON.stringify(all);
}

/** Bodies that fit every call that takes one, full of someone else's ids. */
function bodyWith(id: string): object {
  return {
    id,
    userId: victim.id,
    user_id: victim.id,
    uid: victim.id,
    ownerId: victim.id,
    recipeId: /^[A-Za-z0-9_-]+$/.test(id) ? id : 'x',
    rating: 1,
    firstName: 'Mallory',
    password: 'not the secret',
    currentPassword: 'not the secret',
    newPassword: 'mallory’s own',
    language: 'es',
    measurementSystem: 'metric',
    excludedAllergens: [],
    dietTypes: [],
    token: id,
  };
}

async function tryEverything(intruder: TestBrowser): Promise<string[]> {
  const answers: string[] = [];
  for (const { method, path } of routes) {
    if (path === '/api/auth/logout' || path === '/api/user') continue;
    for (const id of victim.ids) {
      const url = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
      const query = `?id=${encodeURIComponent(id)}&userId=${victim.id}`;
      const body = method === 'GET' ? undefined : bodyWith(id);
      const { statusCode, body: text } = await intruder.send(method, url + (method === 'GET' ? query : ''), body);
      expect(statusCode, `${method} ${url}`).toBeLessThan(500);
      answers.push(text);
    }
  }
  return answers;
}

describe.each(['a guest', 'another person'])('%s with the ids of someone', (who) => {
  test('sees and changes nothing of the victim on any route', async () => {
    const intruder = who === 'a guest' ? openBrowser(server) : await openSignedIn(server);
    const before = await kept();
    const answers = await tryEverything(intruder);
    expect(answers.length).toBeGreaterThan(40);
    for (const answer of answers) {
      expect(answer).not.toContain(SECRET);
      expect(answer).not.toContain('argon2');
    }
    expect(await kept()).toBe(before);
    expect((await victim.get(`/api/recipes/${victim.ids[0]}`)).json()).toMatchObject({ title: SECRET, userRating: 5 });
    expect((await victim.get('/api/user/recipes/saved')).json()).toHaveLength(2);
  });
});

/** Everything else wants somebody to be signed in. */
const FOR_EVERYONE = [
  'GET /.well-known/security.txt',
  'GET /healthz',
  'GET /readyz',
  'GET /api/ingredients',
  'GET /api/site',
  'GET /api/auth/providers',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/recipes/popular',
  'GET /api/recipes/{id}',
  'POST /api/recipes/share',
  'POST /api/analyze',
  'POST /api/recipes/image-feedback',
  'GET /images/{file}',
  'GET /images/ingredients/{file}',
  'GET /images/generated/{file}',
];

test('every protected route is 401 for a guest, before its input is checked', async () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(expect.arrayContaining(FOR_EVERYONE));
  for (const { method, path } of routes) {
    if (FOR_EVERYONE.includes(`${method} ${path}`)) continue;
    const url = path.replaceAll(/\{\w+\}/g, 'x');
    const options = { headers: { 'content-type': 'application/json' }, payload: '{ no json' };
    const response = await openBrowser(server).send(method, url, undefined, method === 'GET' ? {} : options);
    expect([response.statusCode, response.json().error], `${method} ${path}`).toEqual([401, 'UNAUTHORIZED']);
  }
});
