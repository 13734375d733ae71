import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageFeedback } from '../../database/schema.ts';
import { openBrowser, openSignedIn, openVerified, type TestBrowser } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { MAX_FEEDBACK_BYTES } from './limits.ts';

let server: TestApp;
let now = new Date();
/** Every reading is later than the one before. */
const tick = () => {
  now = new Date(now.getTime() + 1);
  return now;
};
beforeAll(async () => {
  server = await createTestApp({ clock: tick });
});
afterAll(() => server.close());

const DRINK = 'mojito';
const imageOf = async (browser: Pick<TestBrowser, 'get'>, id = DRINK): Promise<string> =>
  (await browser.get(`/api/recipes/${id}`)).json().imageUrl;
const judge = async (person: TestBrowser, body: object, recipeId = DRINK) =>
  person.send('POST', '/api/recipes/image-feedback', {
    recipeId,
    recipeTitle: 'Mojito',
    imageUrl: await imageOf(person, recipeId),
    isAccurate: false,
    ...body,
  });
const improve = (person: TestBrowser, feedbackText: string) =>
  person.send('POST', '/api/recipes/improved-image', { recipeId: DRINK, recipeTitle: 'Mojito', feedbackText });

test('a guest can say "accurate", and has to sign in for another picture', async () => {
  const guest = openBrowser(server);
  const before = await imageOf(guest);
  const accurate = await judge(guest, { isAccurate: true });
  expect([accurate.statusCode, accurate.json()]).toEqual([200, {}]);
  expect((await judge(guest, { feedbackText: 'wrong glass' })).statusCode).toBe(401);
  expect((await judge(guest, {})).statusCode).toBe(401);
  expect((await improve(guest, 'wrong glass')).statusCode).toBe(401);
  expect(await imageOf(guest)).toBe(before);
  const counted = /larder_judged_pictures_total\{by="guest",answer="yes"\} [1-9]/;
  expect((await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body).toMatch(counted);
});

test('a guest’s "accurate" of an unknown or private recipe is not found, and limited by address', async () => {
  const guest = openBrowser(server);
  const yes = (recipeId: string) =>
    guest.send('POST', '/api/recipes/image-feedback', { recipeId, recipeTitle: '', imageUrl: '', isAccurate: true });
  expect((await yes('no-such-recipe')).statusCode).toBe(404);
  const statuses = new Set<number>();
  for (let round = 0; round < 60; round++) statuses.add((await yes(DRINK)).statusCode);
  expect([...statuses]).toEqual([200, 429]);
});

test('any food of the knowledge base can be named, in the language of the account', async () => {
  const person = await openSignedIn(server);
  const before = await imageOf(person, 'guacamole');
  expect(before).toContain('tomato');
  const { newImageUrl } = (await judge(person, { feedbackText: 'no lleva jitomates' }, 'guacamole')).json();
  expect(newImageUrl).not.toContain('tomato');
});

test('"accurate" leaves the picture as it is', async () => {
  const person = await openSignedIn(server);
  const before = await imageOf(person);
  const response = await judge(person, { isAccurate: true });
  expect([response.statusCode, response.json()]).toEqual([200, {}]);
  expect(await imageOf(person)).toBe(before);
});

test('a text that is understood changes what its author sees, and nobody else', async () => {
  const [person, other] = [await openSignedIn(server), await openSignedIn(server)];
  const before = await imageOf(person);
  const { newImageUrl } = (await judge(person, { feedbackText: 'It should be in a mug' })).json();
  expect(newImageUrl).toContain('.drink.mug.');
  expect((await person.get(newImageUrl)).statusCode).toBe(200);
  expect(await imageOf(person)).toBe(newImageUrl);
  expect(await imageOf(other)).toBe(before);
  expect(await imageOf(openBrowser(server))).toBe(before);
});

test('changes add up, and every earlier picture can be shown again', async () => {
  const person = await openSignedIn(server);
  const before = await imageOf(person);
  await judge(person, { feedbackText: 'es una cerveza negra' });
  const { newImageUrl: second } = (await judge(person, { feedbackText: 'sans glaçons, dans une tasse' })).json();
  expect(second).toContain('.drink.mug.chocolate.chocolate.plain.');
  const undone = await judge(person, { isAccurate: true, imageUrl: before });
  expect(undone.json()).toEqual({ newImageUrl: before });
  expect(await imageOf(person)).toBe(before);
});

test('"accurate" of an address that was never this recipe’s picture changes nothing', async () => {
  const person = await openSignedIn(server);
  const before = await imageOf(person);
  for (const imageUrl of ['https://evil.example/a.svg', await imageOf(person, 'pancakes')]) {
    expect((await judge(person, { isAccurate: true, imageUrl })).json()).toEqual({});
  }
  expect(await imageOf(person)).toBe(before);
});

test('a text that is not understood has no new picture until one is drawn anew', async () => {
  const person = await openSignedIn(server);
  const before = await imageOf(person);
  expect((await judge(person, { feedbackText: 'asdf qwer' })).json()).toEqual({});
  expect(await imageOf(person)).toBe(before);
  const improved = (await improve(person, 'asdf qwer')).json();
  expect(improved).toMatchObject({ success: true, recipeId: DRINK });
  const sceneOf = (image: string) => image.split('.').slice(2);
  expect(sceneOf(improved.newImageUrl)).toEqual(sceneOf(before));
  expect(improved.newImageUrl).not.toBe(before);
  expect(await imageOf(person)).toBe(improved.newImageUrl);
});

test('everyone sees what three verified accounts see, unless it hides an ingredient of the recipe', async () => {
  const guest = openBrowser(server);
  const before = await imageOf(guest);
  const people: TestBrowser[] = [];
  for (const name of ['ann', 'bea', 'cyd']) people.push(await openVerified(server, { email: `${name}@example.org` }));
  const say = async (feedbackText: string) => {
    for (const person of people) await judge(person, { feedbackText });
    now = new Date(now.getTime() + 61_000);
  };
  await say('sin menta, sin lima');
  expect(await imageOf(guest)).toBe(before);
  for (const person of people) await judge(person, { isAccurate: true, imageUrl: before });
  await say('It should be in a jug');
  expect(await imageOf(guest)).toContain('.drink.jug.');
});

test('an unknown recipe is not found, a text that is too long or blank is refused', async () => {
  const person = await openSignedIn(server);
  const imageUrl = '/images/meals.svg';
  expect((await judge(person, { imageUrl, recipeId: 'no-such-recipe' })).statusCode).toBe(404);
  expect((await judge(person, { feedbackText: 'a'.repeat(2_001) })).statusCode).toBe(400);
  expect((await judge(person, { feedbackText: '  ' })).statusCode).toBe(400);
});

test('an account can send so much feedback an hour', async () => {
  const person = await openSignedIn(server);
  const imageUrl = '/images/meals.svg';
  const statuses = new Set<number>();
  for (let round = 0; round <= 60; round++)
    statuses.add((await judge(person, { isAccurate: true, imageUrl })).statusCode);
  expect([...statuses]).toEqual([200, 429]);
});

test('feedback of an account takes a limited amount of space', async () => {
  const person = await openSignedIn(server);
  const imageUrl = '/images/meals.svg';
  await judge(person, { isAccurate: true, imageUrl });
  await server.database.database
    .update(imageFeedback)
    .set({ text: 'x'.repeat(MAX_FEEDBACK_BYTES) })
    .where(eq(imageFeedback.userId, person.id));
  const refused = await judge(person, { isAccurate: true, imageUrl });
  expect([refused.statusCode, refused.json().error]).toEqual([422, 'UNPROCESSABLE']);
  expect((await improve(person, 'wrong glass')).statusCode).toBe(422);
});

test('addresses of one mailbox do not agree with each other', async () => {
  const guest = openBrowser(server);
  const recipe = 'caipirinha';
  const before = await imageOf(guest, recipe);
  for (const email of ['one.person+a@gmail.com', 'oneperson+b@gmail.com', 'o.neperson@googlemail.com']) {
    const person = await openVerified(server, { email });
    const { newImageUrl } = (await judge(person, { feedbackText: 'It should be in a mug' }, recipe)).json();
    expect(newImageUrl).toBeDefined();
  }
  now = new Date(now.getTime() + 61_000);
  expect(await imageOf(guest, recipe)).toBe(before);
});

test('another person’s own recipe can not be judged', async () => {
  const [owner, other] = [await openSignedIn(server), await openSignedIn(server)];
  const { id } = (await owner.send('POST', '/api/recipes', { title: 'Secret toast', ingredients: ['bread'] })).json();
  const body = { imageUrl: '/images/meals.svg', feedbackText: 'wrong plate' };
  expect((await judge(other, body, id)).statusCode).toBe(404);
  const redraw = { recipeId: id, recipeTitle: 'x', feedbackText: 'again' };
  expect((await other.send('POST', '/api/recipes/improved-image', redraw)).statusCode).toBe(404);
  expect((await judge(owner, body, id)).statusCode).toBe(200);
});

test('feedback is part of the account’s export and deleted with the account', async () => {
  const person = await openSignedIn(server);
  await judge(person, { feedbackText: 'wrong glass' });
  expect((await person.get('/api/user/export')).body).toContain('wrong glass');
  const left = () => server.database.database.$count(imageFeedback, eq(imageFeedback.userId, person.id));
  expect(await left()).toBe(1);
  await person.send('DELETE', '/api/user', { password: person.password });
  expect(await left()).toBe(0);
});
