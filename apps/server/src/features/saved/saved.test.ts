import { ACTING_FOR_HEADER } from '@larder/contract/api';
import { savedRecipesSchema } from '@larder/contract/user/saved';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const SAVED = '/api/user/recipes/saved';
const RATINGS = '/api/user/recipes/ratings';
type Person = Awaited<ReturnType<typeof openSignedIn>>;
const save = (person: Person, recipeId: unknown, recipe?: object) => person.send('POST', SAVED, { recipeId, recipe });
const idsOf = async (person: Person) => savedRecipesSchema.parse((await person.get(SAVED)).json()).map(({ id }) => id);

describe('saved recipes', () => {
  test('are returned most recently saved first, in the language asked for', async () => {
    const person = await openSignedIn(server);
    for (const id of ['pancakes', 'mojito', 'shakshuka']) expect((await save(person, id)).statusCode).toBe(200);
    const response = await person.get(`${SAVED}?language=es&measurementSystem=metric`);
    const recipes = savedRecipesSchema.parse(response.json());
    expect(recipes.map(({ id }) => id)).toEqual(['shakshuka', 'mojito', 'pancakes']);
    for (const recipe of recipes) expect(recipe).toMatchObject({ isSaved: true, saved: true, language: 'es' });
  });

  test('can be saved and removed twice with the same result', async () => {
    const person = await openSignedIn(server);
    await Promise.all([1, 2, 3].map(() => save(person, 'mojito')));
    expect(await idsOf(person)).toEqual(['mojito']);
    for (const _ of [1, 2]) expect((await person.send('DELETE', `${SAVED}/mojito`)).statusCode).toBe(200);
    expect(await idsOf(person)).toEqual([]);
  });

  test('include recipes sent along, under the id that the browser generated', async () => {
    const person = await openSignedIn(server);
    const other = await openSignedIn(server);
    const recipe = { title: 'Toast', ingredients: ['2 slices bread'], instructions: [{ step: 'Toast it.' }] };
    expect((await save(person, 1_700_000_010_000, recipe)).statusCode).toBe(200);
    expect(await idsOf(person)).toEqual(['1700000010000']);
    const url = '/api/recipes/1700000010000';
    expect((await person.get(url)).json()).toMatchObject({ title: 'Toast', source: 'user', isSaved: true });
    expect((await other.get(url)).statusCode).toBe(404);
    expect((await openBrowser(server).get(url)).statusCode).toBe(404);
  });

  test('do not change a cookbook recipe, whatever body is sent along', async () => {
    const person = await openSignedIn(server);
    await save(person, 'mojito', { title: 'Poison' });
    expect((await person.get('/api/recipes/mojito')).json()).toMatchObject({ source: 'cookbook', isSaved: true });
    expect((await person.get('/api/recipes/mojito')).json().title).toMatch(/mojito/i);
  });

  test.each([
    ['an unknown recipe', { recipeId: 'no-such-recipe' }, 404],
    ['no id', {}, 400],
    ['an id that can be none', { recipeId: '../secret' }, 400],
    ['a recipe without a title', { recipeId: '10001', recipe: {} }, 400],
  ])('%s is refused', async (_what, body, status) => {
    expect((await (await openSignedIn(server)).send('POST', SAVED, body)).statusCode).toBe(status);
  });

  test('refuse a queued save of another user', async () => {
    const [ada, bob] = [await openSignedIn(server), await openSignedIn(server)];
    const headers = { [ACTING_FOR_HEADER]: ada.id };
    expect((await bob.send('POST', SAVED, { recipeId: 'mojito' }, { headers })).statusCode).toBe(401);
    expect(await idsOf(bob)).toEqual([]);
    expect((await ada.send('POST', SAVED, { recipeId: 'mojito' }, { headers })).statusCode).toBe(200);
    expect(await idsOf(ada)).toEqual(['mojito']);
  });

  test('a guest has none', async () => {
    const guest = openBrowser(server);
    expect((await guest.get(SAVED)).statusCode).toBe(401);
    expect((await guest.send('POST', SAVED, { recipeId: 'mojito' })).statusCode).toBe(401);
    expect((await guest.send('DELETE', `${SAVED}/mojito`)).statusCode).toBe(401);
  });
});

describe('ratings', () => {
  const rate = (person: Person, recipeId: string, rating: unknown) =>
    person.send('POST', RATINGS, { recipeId, rating });

  test('the last one counts, and rating saves the recipe', async () => {
    const person = await openSignedIn(server);
    expect((await rate(person, 'mojito', 5)).statusCode).toBe(200);
    await rate(person, 'mojito', 3);
    expect((await person.get('/api/recipes/mojito')).json()).toMatchObject({ userRating: 3, isSaved: true });
    await person.send('DELETE', `${SAVED}/mojito`);
    expect((await person.get('/api/recipes/mojito')).json()).toMatchObject({ userRating: 3, isSaved: false });
  });

  test('are not visible to others', async () => {
    await rate(await openSignedIn(server), 'pancakes', 5);
    for (const other of [await openSignedIn(server), openBrowser(server)]) {
      expect((await other.get('/api/recipes/pancakes')).json()).toMatchObject({ userRating: 0, isSaved: false });
    }
  });

  test.each([0, 6, 2.5, '5', null])('%j stars are 400', async (rating) => {
    expect((await rate(await openSignedIn(server), 'mojito', rating)).statusCode).toBe(400);
  });

  test('an unknown recipe is 404, a guest 401', async () => {
    expect((await rate(await openSignedIn(server), 'no-such-recipe', 5)).statusCode).toBe(404);
    expect((await openBrowser(server).send('POST', RATINGS, { recipeId: 'mojito', rating: 5 })).statusCode).toBe(401);
  });
});

describe('a search', () => {
  const form = '--b\r\ncontent-disposition: form-data; name="recipeName"\r\n\r\nmojito\r\n--b--\r\n';
  const search = async (browser: Pick<Person, 'send'>) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const response = await browser.send('POST', '/api/analyze', undefined, { payload: form, headers });
    return response.json().recipes.find(({ id }: { id: string }) => id === 'mojito');
  };

  test('shows each user their own marks, and a guest none, from one cached answer', async () => {
    const [person, other, guest] = [await openSignedIn(server), await openSignedIn(server), openBrowser(server)];
    expect(await search(guest)).toMatchObject({ isSaved: false, userRating: 0 });
    await person.send('POST', RATINGS, { recipeId: 'mojito', rating: 4 });
    expect(await search(person)).toMatchObject({ isSaved: true, saved: true, userRating: 4 });
    expect(await search(other)).toMatchObject({ isSaved: false, userRating: 0 });
    expect(await search(guest)).toMatchObject({ isSaved: false, userRating: 0 });
  });
});
