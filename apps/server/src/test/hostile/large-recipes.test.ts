import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recipeInputSchema } from '@larder/contract/recipe';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RENDERINGS_PER_ADDRESS } from '../../features/recipes/limits.ts';
import { openBrowser, openSignedIn } from '../browser.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ rateLimits: { [RENDERINGS_PER_ADDRESS.name]: { max: 3, windowSeconds: 60 } } });
});
afterAll(() => server.close());

/** A recipe of words that are expensive to parse and verify, with `length` characters in all. */
function expensiveRecipe(length: number, id = '1700000010000') {
  const words = (count: number) => '9 kg butter, egg, soy '.repeat(Math.ceil(count / 22)).slice(0, count);
  const lines = Array.from({ length: 40 }, () => ({ name: words(150), quantity: words(50) }));
  const left = length - 5 - 40 * 200;
  const steps = Array.from({ length: Math.ceil(left / 2_000) }, (_, n) => ({
    step: words(Math.min(2_000, left - n * 2_000)),
  }));
  return { id, title: 'Large', ingredients: lines, instructions: steps };
}

describe('a recipe with more text than any cookbook has', () => {
  test('is refused, whichever way it comes', async () => {
    const person = await openSignedIn(server);
    const recipe = expensiveRecipe(20_001);
    const responses = [
      await person.send('POST', '/api/recipes', recipe),
      await person.send('POST', '/api/recipes/share', recipe),
      await person.send('POST', '/api/user/recipes/saved', { recipeId: recipe.id, recipe }),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toContain('20000 characters');
    }
    expect(recipeInputSchema.safeParse(expensiveRecipe(20_000)).success).toBe(true);
  });

  test('at the limit, is sent in less than 200 kB, with bounded evidence', async () => {
    const person = await openSignedIn(server);
    const { id } = (await person.send('POST', '/api/recipes/share', expensiveRecipe(20_000))).json();
    const response = await openBrowser(server).get(`/api/recipes/${id}`);
    expect(response.statusCode).toBe(200);
    expect(response.body.length).toBeLessThan(200_000);
    const evidence = response.json().allergenVerdicts.map((verdict: { evidence: object[] }) => verdict.evidence.length);
    expect(Math.max(...evidence)).toBe(30);
  });
});

describe('rendering recipes of the database', () => {
  test('is limited for one address; what is in the cache and the cookbook are not', async () => {
    const person = await openSignedIn(server);
    const { id } = (await person.send('POST', '/api/recipes/share', { title: 'Toast', ingredients: ['bread'] })).json();
    const guest = openBrowser(server);
    const statusOf = async (url: string) => (await guest.get(url)).statusCode;
    for (const servings of [1, 2, 3]) expect(await statusOf(`/api/recipes/${id}?servings=${servings}`)).toBe(200);
    expect(await statusOf(`/api/recipes/${id}?servings=4`)).toBe(429);
    expect(await statusOf(`/api/recipes/${id}?servings=3`)).toBe(200);
    expect(await statusOf('/api/recipes/mojito?servings=7')).toBe(200);
    expect(await openBrowser(server).get(`/api/recipes/${id}?servings=4`)).toMatchObject({ statusCode: 200 });
  });

  test('gives each user their own recipe under an id that another has too', async () => {
    const [ada, grace] = [await openSignedIn(server), await openSignedIn(server)];
    for (const [person, title] of [
      [ada, 'Ada’s'],
      [grace, 'Grace’s'],
    ] as const) {
      await person.send('POST', '/api/recipes', { id: '1700000010001', title, ingredients: ['salt'] });
    }
    for (const _ of [1, 2]) {
      expect((await ada.get('/api/recipes/1700000010001')).json().title).toBe('Ada’s');
      expect((await grace.get('/api/recipes/1700000010001')).json().title).toBe('Grace’s');
    }
  });
});

describe('the export of an account with 40 MB of recipes', () => {
  test('is read from the database as the client takes it', async () => {
    const person = await openSignedIn(server);
    await person.send('POST', '/api/recipes', expensiveRecipe(20_000, 'own'));
    const { database } = server.database;
    await database.execute(sql`insert into own_recipe (user_id, id, recipe, created_at)
      select user_id, id || n, recipe, created_at from own_recipe, generate_series(1, 1000) n
      where user_id = ${person.id}`);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');

    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: '/api/user/export', headers: { cookie } }, resolve)
        .once('error', reject)
        .end();
    });
    let text = '';
    let isDeleted = false;
    for await (const part of response.setEncoding('utf8')) {
      text += part;
      if (isDeleted || text.length < 200_000) continue;
      isDeleted = true;
      // The client reads no further meanwhile; what the server has not read yet is deleted.
      await database.execute(sql`delete from own_recipe where user_id = ${person.id}`);
    }

    const exported = JSON.parse(text);
    expect(exported).toMatchObject({ user: { email: person.email }, sharedRecipes: [] });
    expect(exported.ownRecipes.length).toBeGreaterThan(0);
    expect(exported.ownRecipes.length).toBeLessThan(1_001);
  });
});
