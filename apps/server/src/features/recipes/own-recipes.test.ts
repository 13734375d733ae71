import type { AnalyzeResponse } from '@larder/contract/analyze';
import { popularResponseSchema, recipeSchema } from '@larder/contract/recipe';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn, openVerified } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
let now = new Date();
beforeAll(async () => {
  server = await createTestApp({ clock: () => now });
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof openSignedIn>>;
const OWN = { id: '1700000010000', title: 'Toast', ingredients: ['2 slices bread', '10 g butter'] };
const upload = (person: Person, recipe: object) => person.send('POST', '/api/recipes', recipe);

describe('a recipe of one’s own', () => {
  test('is stored once under its id, for its owner only', async () => {
    const person = await openSignedIn(server);
    for (const title of ['Toast', 'Toast', 'Other toast']) {
      const response = await upload(person, { ...OWN, title });
      expect(response.statusCode, response.body).toBe(201);
      expect(response.json()).toEqual({ id: OWN.id });
    }
    const recipe = recipeSchema.strict().parse((await person.get(`/api/recipes/${OWN.id}`)).json());
    expect(recipe).toMatchObject({ title: 'Toast', source: 'user', isSaved: false });
    for (const stranger of [await openSignedIn(server), openBrowser(server)]) {
      expect((await stranger.get(`/api/recipes/${OWN.id}`)).statusCode).toBe(404);
    }
  });

  test('may have the same id for two users, who each see their own', async () => {
    const [ada, grace] = [await openSignedIn(server), await openSignedIn(server)];
    await upload(ada, { ...OWN, title: 'Ada’s' });
    await upload(grace, { ...OWN, title: 'Grace’s' });
    expect((await ada.get(`/api/recipes/${OWN.id}`)).json().title).toBe('Ada’s');
    expect((await grace.get(`/api/recipes/${OWN.id}`)).json().title).toBe('Grace’s');
  });

  test('gets an id from its content where it has none', async () => {
    const person = await openSignedIn(server);
    const { id: _, ...recipe } = OWN;
    const [first, second] = [await upload(person, recipe), await upload(person, recipe)];
    expect(first.json()).toEqual(second.json());
    expect((await person.get(`/api/recipes/${first.json().id}`)).json()).toMatchObject({ title: 'Toast' });
  });

  test('never replaces a cookbook recipe', async () => {
    const person = await openSignedIn(server);
    expect((await upload(person, { ...OWN, id: 'mojito', title: 'Mine now' })).json()).toEqual({ id: 'mojito' });
    expect((await person.get('/api/recipes/mojito')).json().title).not.toBe('Mine now');
  });

  test('gets computed allergens and nutrition, whatever the body says', async () => {
    const person = await openSignedIn(server);
    await upload(person, { ...OWN, allergens: [], calories: 1, nutritionalInfo: { calories: 1 }, isSaved: true });
    const recipe = (await person.get(`/api/recipes/${OWN.id}`)).json();
    expect(recipe.allergens).toEqual(expect.arrayContaining(['Gluten', 'Dairy']));
    expect(recipe.calories).toBeGreaterThan(1);
    expect(recipe.isSaved).toBe(false);
  });

  test.each([
    ['no title', { title: ' ' }],
    ['a title without end', { title: 'x'.repeat(201) }],
    ['a picture at a script', { imageUrl: 'javascript:alert(1)' }],
    ['a picture on no secure server', { imageUrl: 'http://example.org/x.png' }],
    ['a picture that looks like a path', { imageUrl: '/\\evil.example/x.png' }],
    ['a picture that browsers read as another server’s', { imageUrl: '/\t/evil.example/x.png' }],
    ['a picture behind a line break', { imageUrl: '/\n/evil.example/x.png' }],
    ['101 ingredients', { ingredients: Array.from({ length: 101 }, () => 'salt') }],
    ['a step of a year', { instructions: [{ step: 'Wait.', time: 365 * 24 * 3600 }] }],
    ['an id that can be none', { id: '../x' }],
    ['half a character', { description: '\ud800' }],
  ])('%s is 400', async (_what, part) => {
    expect((await upload(await openSignedIn(server), { ...OWN, ...part })).statusCode).toBe(400);
  });

  test('cannot be stored by a guest', async () => {
    expect((await openBrowser(server).send('POST', '/api/recipes', OWN)).statusCode).toBe(401);
  });
});

describe('sharing', () => {
  const share = (browser: Pick<Person, 'send'>, recipe: object) => browser.send('POST', '/api/recipes/share', recipe);

  test('an own recipe gets one public link', async () => {
    const person = await openSignedIn(server);
    await upload(person, OWN);
    const [first, second] = [await share(person, OWN), await share(person, OWN)];
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual(second.json());
    const { id } = first.json();
    expect(id).not.toBe(OWN.id);
    expect((await openBrowser(server).get(`/api/recipes/${id}`)).json()).toMatchObject({ id, title: 'Toast' });
    expect((await openBrowser(server).get(`/api/recipes/${OWN.id}`)).statusCode).toBe(404);
  });

  test('a shared recipe does not hide another user’s own', async () => {
    const [ada, grace] = [await openSignedIn(server), await openSignedIn(server)];
    await upload(grace, { ...OWN, title: 'Grace’s' });
    await share(ada, { ...OWN, title: 'Ada’s' });
    expect((await grace.get(`/api/recipes/${OWN.id}`)).json().title).toBe('Grace’s');
  });

  test('guests may share recipes that the server knows, and no others', async () => {
    const guest = openBrowser(server);
    expect((await share(guest, { id: 'mojito', title: 'Mojito' })).json()).toEqual({ id: 'mojito' });
    expect((await share(guest, OWN)).statusCode).toBe(404);
    expect((await share(guest, { title: '' })).statusCode).toBe(400);
  });
});

/** After it the list of popular recipes is computed again, however slow the machine is. */
const POPULAR_LATER_MS = 3_600_000;

describe('popular recipes', () => {
  test('are saved and rated ones, filled up from the cookbook, without private ones', async ({ onTestFinished }) => {
    // Ratings of the other tests would change which recipe is first.
    const server = await createTestApp({ clock: () => now });
    onTestFinished(() => server.close());
    const popular = async () =>
      popularResponseSchema.parse((await openBrowser(server).get('/api/recipes/popular')).json());
    const before = await popular();
    const quiet = 'nasi-goreng';
    expect(before.recipes.map(({ id }) => id)).not.toContain(quiet);
    const people = [await openSignedIn(server), await openSignedIn(server)];
    for (const person of people) {
      await person.send('POST', '/api/user/recipes/ratings', { recipeId: quiet, rating: 5 });
      await upload(person, { ...OWN, title: 'Secret' });
      await person.send('POST', '/api/user/recipes/ratings', { recipeId: OWN.id, rating: 5 });
      await person.send('POST', '/api/user/recipes/ratings', { recipeId: 'pancakes', rating: 1 });
    }
    now = new Date(now.getTime() + POPULAR_LATER_MS);
    const after = await popular();
    expect(after.recipes).toHaveLength(before.recipes.length);
    expect(after.recipes[0]?.id).toBe(quiet);
    expect(after.recipes.map(({ title }) => title)).not.toContain('Secret');
  });
});

describe('popular recipes of users', () => {
  const popularIds = async () => {
    now = new Date(now.getTime() + POPULAR_LATER_MS);
    const { recipes } = popularResponseSchema.parse((await openBrowser(server).get('/api/recipes/popular')).json());
    return { recipes, ids: recipes.map(({ id }) => id) };
  };
  const rate = (person: Pick<Person, 'send'>, recipeId: string) =>
    person.send('POST', '/api/user/recipes/ratings', { recipeId, rating: 5 });

  test('are not those that one account shared and rated, nor those that unverified accounts rated', async () => {
    const before = await popularIds();
    const spammer = await openSignedIn(server);
    const shared: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const recipe = {
        ...OWN,
        id: String(1_700_000_020_000 + n),
        title: 'Buy now',
        imageUrl: 'https://evil.example/x.png',
      };
      shared.push((await spammer.send('POST', '/api/recipes/share', recipe)).json().id);
    }
    for (const id of shared) expect((await rate(spammer, id)).statusCode).toBe(200);
    const helpers = [await openSignedIn(server), await openSignedIn(server), await openSignedIn(server)];
    for (const helper of helpers) for (const id of shared) await rate(helper, id);
    const after = await popularIds();
    expect(after.ids).toEqual(before.ids);
    expect(after.ids.filter((id) => shared.includes(id))).toEqual([]);
  });

  test('are those that three verified accounts besides the sharer rated well, without foreign images', async () => {
    const sharer = await openVerified(server, { email: 'sharer@example.org' });
    const recipe = { ...OWN, id: '1700000030000', title: 'Good', imageUrl: 'https://images.example/x.png' };
    const { id } = (await sharer.send('POST', '/api/recipes/share', recipe)).json();
    await rate(sharer, id);
    for (const n of [1, 2]) await rate(await openVerified(server, { email: `rater-${n}@example.org` }), id);
    expect((await popularIds()).ids).not.toContain(id);
    // As an earlier version could store it; browsers skip the tab.
    const image = JSON.stringify('/\t/images.example/x.png');
    await server.database.database.execute(
      sql`update recipe set recipe = jsonb_set(recipe, '{imageUrl}', ${image}::jsonb), created_at = now() where id = ${id}`,
    );
    await rate(await openVerified(server, { email: 'rater-3@example.org' }), id);
    const { recipes } = await popularIds();
    expect(recipes.find((recipe) => recipe.id === id)).toMatchObject({
      title: 'Good',
      imageUrl: expect.stringMatching(/^\/images\/v/),
    });
  });

  test('are not those that addresses of one mailbox rated, nor of the sharer’s own', async () => {
    const sharer = await openVerified(server, { email: 'tag@example.org' });
    const recipe = { ...OWN, id: '1700000040000', title: 'Tagged' };
    const { id } = (await sharer.send('POST', '/api/recipes/share', recipe)).json();
    const raters = ['tag+1@example.org', 'a+1@example.org', 'a+2@example.org', 'b.c@gmail.com', 'bc+x@googlemail.com'];
    for (const email of raters) expect((await rate(await openVerified(server, { email }), id)).statusCode).toBe(200);
    expect((await popularIds()).ids).not.toContain(id);
    await rate(await openVerified(server, { email: 'third@example.org' }), id);
    expect((await popularIds()).ids).toContain(id);
  });
});

describe('calories and minutes that the sender gives', () => {
  const unreadable = { title: 'Zorble', ingredients: ['2 zorbles'], calories: 'heavy', prepTime: 25 };
  const uploaded = async (recipe: object) => {
    const person = await openSignedIn(server);
    return (await person.get(`/api/recipes/${(await upload(person, recipe)).json().id}`)).json();
  };

  test('are used where ours can’t be computed, and marked as given', async () => {
    expect(await uploaded(unreadable)).toMatchObject({ calories: 250, prepTime: 25, given: ['prepTime', 'calories'] });
    expect(await uploaded({ ...unreadable, calories: '90 kcal', prepTime: 1.5 })).toMatchObject({
      calories: 90,
      prepTime: 2,
    });
  });

  test('are not used where they can', async () => {
    const instructions = [{ step: 'Spread the butter.', time: 120 }];
    const recipe = await uploaded({ ...unreadable, ingredients: ['10 g butter'], instructions });
    expect(recipe).toMatchObject({ prepTime: 2, given: [] });
    expect(recipe.calories).toBeLessThan(100);
    expect(recipe.calories).toBeGreaterThan(0);
  });
});

describe('deleting a recipe', () => {
  let developer: Person;
  beforeAll(async () => {
    developer = await openVerified(server, { email: 'developer@example.org' });
  });

  test('is for developers, and for stored recipes only', async () => {
    const person = await openSignedIn(server);
    const { id } = (await person.send('POST', '/api/recipes/share', OWN)).json();
    const remove = (browser: Pick<Person, 'send'>, which = id) => browser.send('DELETE', `/api/recipes/${which}`);
    expect((await remove(openBrowser(server))).statusCode).toBe(401);
    expect((await remove(person)).statusCode).toBe(403);
    expect((await remove(developer)).json()).toEqual({ success: true });
    expect((await remove(developer)).statusCode).toBe(404);
    expect((await remove(developer, 'mojito')).json()).toMatchObject({ error: 'COOKBOOK_RECIPE' });
    expect((await person.get(`/api/recipes/${id}`)).statusCode).toBe(404);
  });

  test('of one’s own leaves what others saved and rated under the same id', async () => {
    const person = await openSignedIn(server);
    const recipe = { ...OWN, id: '1700000010077' };
    for (const owner of [person, developer]) {
      await upload(owner, recipe);
      await owner.send('POST', '/api/user/recipes/ratings', { recipeId: recipe.id, rating: 5 });
    }
    expect((await developer.send('DELETE', `/api/recipes/${recipe.id}`)).json()).toEqual({ success: true });
    expect((await developer.get(`/api/recipes/${recipe.id}`)).statusCode).toBe(404);
    expect((await person.get(`/api/recipes/${recipe.id}`)).json()).toMatchObject({ isSaved: true, userRating: 5 });
  });

  test('takes it out of answered searches, and no later search brings it back', async () => {
    const search = async (): Promise<AnalyzeResponse['recipes']> => {
      const form = new FormData();
      form.set('ingredients', 'leek, carrot, potato');
      const { headers, body } = new Response(form);
      const payload = Buffer.from(await new Response(body).arrayBuffer());
      const sent = { 'content-type': headers.get('content-type') ?? '' };
      const response = await server.app.inject({ method: 'POST', url: '/api/analyze', headers: sent, payload });
      return response.json().recipes;
    };
    const before = await search();
    const composed = before.find(({ source }) => source === 'composer');
    expect((await developer.send('DELETE', `/api/recipes/${composed?.id}`)).statusCode).toBe(200);
    const after = (await search()).map(({ id }) => id);
    expect(after.length).toBeGreaterThan(0);
    expect(after).not.toContain(composed?.id);
    expect((await developer.get(`/api/recipes/${composed?.id}`)).statusCode).toBe(404);
  });
});
