import { setImmediate as nextTurn } from 'node:timers/promises';
import { savedCountSchema, savedRecipesSchema } from '@larder/contract/user/saved';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { LISTS_PER_ACCOUNT } from './limits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const SAVED = '/api/user/recipes/saved';
type Person = Awaited<ReturnType<typeof openSignedIn>>;

/** Saves `count` own recipes, the last one most recently, directly in the database; in milliseconds, as the server does. */
async function saveMany(person: Person, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => String(1_700_000_000_000 + n));
  await person.send('POST', SAVED, { recipeId: ids[0], recipe: { title: 'Toast', ingredients: ['bread'] } });
  const { database } = server.database;
  await database.execute(sql`
    insert into own_recipe (user_id, id, recipe, created_at)
    select user_id, n::text, jsonb_set(recipe, '{id}', to_jsonb(n::text)), created_at
    from own_recipe, generate_series(1700000000001, ${1_700_000_000_000 + count - 1}) as n where user_id = ${person.id}`);
  await database.execute(sql`
    insert into saved_recipe (user_id, recipe_id, saved_at)
    select user_id, id, date_trunc('milliseconds', now()) + make_interval(secs => (id::bigint - 1700000000000) / 2)
    from own_recipe where user_id = ${person.id} on conflict do nothing`);
  return ids;
}

async function pagesOf(person: Person, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let url: string | undefined = `${SAVED}?limit=${limit}&language=fr`;
  while (url) {
    const response = await person.get(url);
    expect(response.statusCode, response.body).toBe(200);
    const recipes = savedRecipesSchema.parse(response.json());
    for (const { language } of recipes) expect(language).toBe('fr');
    pages.push(recipes.map(({ id }) => id));
    url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1];
  }
  return pages;
}

describe('the saved list', () => {
  test('is sent whole without a limit, and in pages that together are the same', async () => {
    const person = await openSignedIn(server);
    const ids = await saveMany(person, 130);
    const response = await person.get(SAVED);
    const whole = savedRecipesSchema.parse(response.json()).map(({ id }) => id);
    expect(whole.toSorted()).toEqual(ids);
    expect(response.headers.link).toBeUndefined();
    const pages = await pagesOf(person, 40);
    expect(pages.map(({ length }) => length)).toEqual([40, 40, 40, 10]);
    expect((await pagesOf(person, 65)).map(({ length }) => length)).toEqual([65, 65]);
    expect(await pagesOf(person, 100)).toEqual([whole.slice(0, 100), whole.slice(100)]);
    expect(pages.flat()).toEqual((await pagesOf(person, 13)).flat());
    expect(pages.flat()).toEqual(whole);
  });

  test('is counted without being sent; deleted recipes do not count', async () => {
    const person = await openSignedIn(server);
    await saveMany(person, 30);
    await person.send('POST', SAVED, { recipeId: 'mojito' });
    await server.database.database.execute(
      sql`insert into saved_recipe values (${person.id}, 'deleted-meanwhile', now())`,
    );
    const count = async () => savedCountSchema.parse((await person.get(`${SAVED}/count`)).json()).count;
    expect(await count()).toBe(31);
    await person.send('DELETE', `${SAVED}/mojito`);
    expect(await count()).toBe(30);
    expect((await openBrowser(server).get(`${SAVED}/count`)).statusCode).toBe(401);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'after=x', 'after=1-../secret', "after=1-a'b"])(
    'refuses %s',
    async (query) => {
      const response = await (await openSignedIn(server)).get(`${SAVED}?${query}`);
      expect([response.statusCode, response.json().error]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  test('has at most 5,000 recipes; those that are in it can be saved and rated again', async () => {
    const person = await openSignedIn(server);
    const [first] = await saveMany(person, 5_000);
    const save = (recipeId: string | undefined) => person.send('POST', SAVED, { recipeId });
    expect((await save('mojito')).statusCode).toBe(422);
    expect((await save(first)).statusCode).toBe(200);
    const rate = (recipeId: string | undefined) =>
      person.send('POST', '/api/user/recipes/ratings', { recipeId, rating: 4 });
    expect((await rate('mojito')).statusCode).toBe(422);
    expect((await rate(first)).statusCode).toBe(200);
  });

  test('is sent a limited number of times a minute', async () => {
    const limited = await createTestApp({ rateLimits: { [LISTS_PER_ACCOUNT.name]: { max: 2, windowSeconds: 60 } } });
    const person = await openSignedIn(limited);
    const statuses = [await person.get(SAVED), await person.get(SAVED), await person.get(SAVED)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    await limited.close();
  });

  test('lets other requests through while it is rendered', async () => {
    const person = await openSignedIn(server);
    await saveMany(person, 2_000);
    let done = false;
    const list = person.get(SAVED).finally(() => {
      done = true;
    });
    let answered = 0;
    while (!done) {
      expect((await server.app.inject('/healthz')).statusCode).toBe(200);
      answered += 1;
      await nextTurn();
    }
    expect((await list).json()).toHaveLength(2_000);
    expect(answered).toBeGreaterThan(20);
  });
});

describe('own recipes', () => {
  test('take a limited amount of space', async () => {
    const person = await openSignedIn(server);
    const upload = (id: string) => person.send('POST', '/api/recipes', { id, title: 'Toast', ingredients: ['bread'] });
    expect((await upload('10001')).statusCode).toBe(201);
    await server.database.database.execute(
      sql`update own_recipe set bytes = ${16 * 1024 * 1024} where user_id = ${person.id}`,
    );
    const refused = await upload('10002');
    expect([refused.statusCode, refused.json().error]).toEqual([422, 'UNPROCESSABLE']);
    expect((await upload('10001')).statusCode).toBe(201);
  });
});
