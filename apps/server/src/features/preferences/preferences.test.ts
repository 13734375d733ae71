import { DEFAULT_PREFERENCES, preferencesSchema } from '@larder/contract/user/preferences';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const URL = '/api/preferences';
const CHOSEN = { language: 'fr', measurementSystem: 'imperial', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] };

test('without stored preferences the defaults are returned, marked as such', async () => {
  const person = await openSignedIn(server);
  expect((await person.get(URL)).json()).toEqual({ ...DEFAULT_PREFERENCES, isDefault: true });
});

test('the last stored preferences are returned', async () => {
  const person = await openSignedIn(server);
  for (const chosen of [{ ...CHOSEN, language: 'es' }, CHOSEN, CHOSEN]) {
    const response = await person.send('POST', URL, chosen);
    expect(response.statusCode, response.body).toBe(200);
    expect(preferencesSchema.strict().parse(response.json())).toEqual(chosen);
  }
  expect((await person.get(URL)).json()).toEqual(CHOSEN);
});

test.each([
  ['Vegetarian', ['Vegetarian']],
  [null, []],
])('an older dietType %j becomes a list', async (dietType, dietTypes) => {
  const person = await openSignedIn(server);
  const { dietTypes: _, ...older } = CHOSEN;
  expect((await person.send('POST', URL, { ...older, dietType })).json()).toEqual({ ...CHOSEN, dietTypes });
});

test('preferences stored by an older version are converted', async () => {
  const person = await openSignedIn(server);
  await person.send('POST', URL, CHOSEN);
  const older = JSON.stringify({ language: 'es', dietType: 'Vegan', excludedAllergens: ['Nuts', 'Sand'] });
  await server.database.database.execute(
    sql`update preferences set preferences = ${older}::jsonb where user_id = ${person.id}`,
  );
  expect((await person.get(URL)).json()).toEqual({
    language: 'es',
    measurementSystem: 'metric',
    excludedAllergens: ['Nuts'],
    dietTypes: ['Vegan'],
  });
});

test.each([
  ['a language nobody speaks here', { ...CHOSEN, language: 'de' }],
  ['a script for a language', { ...CHOSEN, language: '<script>alert(1)</script>' }],
  ['unknown measures', { ...CHOSEN, measurementSystem: 'cubits' }],
  ['an unknown allergen', { ...CHOSEN, excludedAllergens: ['Sand'] }],
  ['an unknown diet', { ...CHOSEN, dietTypes: ['Air'] }],
  ['half of them', { language: 'fr' }],
  ['a list', []],
])('%s is 400', async (_what, body) => {
  const response = await (await openSignedIn(server)).send('POST', URL, body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: 'BAD_REQUEST', message: expect.any(String) });
});

test('a guest has none', async () => {
  const guest = openBrowser(server);
  expect((await guest.get(URL)).statusCode).toBe(401);
  expect((await guest.send('POST', URL, CHOSEN)).statusCode).toBe(401);
});
