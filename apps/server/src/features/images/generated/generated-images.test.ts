import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Behaviour, type ModelServer, startModelServer } from '../../../ai/test/model-server.ts';
import { acceptedImages, generatedImages } from '../../../database/schema.ts';
import type { RateLimitOverrides } from '../../../rate-limits/rate-limiter.ts';
import { openBrowser, openSignedIn, type TestBrowser } from '../../../test/browser.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../../test/create-test-app.ts';
import { GENERATED_IMAGES_PER_ADDRESS } from '../limits.ts';

const DRAWING = /^\/images\/v\d+\..+\.svg$/;
const GENERATED = /^\/images\/generated\/[0-9a-f]{32}\.jpg$/;

let model: ModelServer;
let server: TestApp;
let now: Date;
const start = (callMs = 50_000, rateLimits: RateLimitOverrides = {}) =>
  createTestApp({
    rateLimits,
    config: { ...TEST_CONFIG, ai: model.settings({ imageModel: 'gpt-image-1' }) },
    clock: () => now,
    assistantLimits: { callMs, pauseMs: 15_000 },
  });
beforeEach(async () => {
  now = new Date();
  model = await startModelServer('openai');
  server = await start();
});
afterEach(async () => {
  await server.close();
  await model.close();
});

const replyWith = (bytes: Uint8Array): Behaviour => ({
  image: { created: 1, data: [{ b64_json: Buffer.from(bytes).toString('base64') }] },
});
const aPicture = (background = '#804000') =>
  sharp({ create: { width: 1536, height: 1024, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
const imageOf = async (browser: Pick<TestBrowser, 'get'>, id = 'mojito'): Promise<string> =>
  (await browser.get(`/api/recipes/${id}`)).json().imageUrl;
const stored = () => server.database.database.select().from(generatedImages);
/** Longer than a process shows everyone the earlier picture. */
const aMinutePasses = () => {
  now = new Date(now.getTime() + 61_000);
};

test('the drawing shows until the picture is there, which is written anew and never changes', async () => {
  model.behave(replyWith(await aPicture()));
  const guest = openBrowser(server);
  expect(await imageOf(guest)).toMatch(DRAWING);
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 60_000 });
  aMinutePasses();
  const image = await imageOf(guest);
  expect(image).toMatch(GENERATED);
  const response = await guest.get(image);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { format, width, exif } = await sharp(response.rawPayload).metadata();
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 1200, exif: undefined });
  expect(model.calls).toHaveLength(1);
});

test('the model is asked for the verified recipe and the scene of its drawing', async () => {
  model.behave(replyWith(await aPicture()));
  await imageOf(openBrowser(server));
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 60_000 });
  const { prompt } = model.calls[0]?.body ?? {};
  expect(prompt).toMatch(/No text, no logos[\s\S]*- Name: Mojito[\s\S]*- Served in: \w+ glass[\s\S]*- Made of: .*mint/);
  const [image] = await stored();
  expect(image?.brief).toMatch(/^v1\n- Name: Mojito/);
});

const FAILURES: [name: string, behave: () => Promise<Behaviour> | Behaviour][] = [
  ['a refusal', () => ({ status: 400, error: { message: 'rejected', code: 'moderation_blocked' } })],
  ['40 MB', () => replyWith(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40_000_000)]))],
  ['HTML as the response', () => ({ status: 502, rawBody: '<!doctype html><h1>Bad Gateway</h1>' })],
  ['HTML in place of the picture', () => replyWith(Buffer.from('<!doctype html><script>alert(1)</script>'))],
  ['a picture that is also a page', async () => replyWith(Buffer.concat([await aPicture(), Buffer.from('<script>')]))],
  ['a picture that is cut short', async () => replyWith((await aPicture()).subarray(0, 200))],
];

test.each(FAILURES)('after %s the drawing stays, and feedback fails with a sentence', async (_name, behave) => {
  model.behave(await behave());
  await expectDrawingToStay();
});

test('after no answer in time the drawing stays, and feedback fails with a sentence', async () => {
  await server.close();
  server = await start(500);
  model.behave({ silent: true });
  await expectDrawingToStay();
});

async function expectDrawingToStay(): Promise<void> {
  const person = await openSignedIn(server);
  const about = { recipeId: 'mojito', recipeTitle: 'Mojito', feedbackText: 'it should be in a jug' };
  const response = await person.send('POST', '/api/recipes/improved-image', about);
  expect(response.statusCode).toBeGreaterThanOrEqual(500);
  expect(response.json().message).toMatch(/^AI_\w+ERROR /);
  aMinutePasses();
  expect(await imageOf(person)).toMatch(DRAWING);
  expect(await stored()).toEqual([]);
}

test('one address has so many pictures begun a day, and then leaves those of other recipes to others', async () => {
  await server.close();
  server = await start(50_000, { [GENERATED_IMAGES_PER_ADDRESS.name]: { max: 1, windowSeconds: 86_400 } });
  model.behave(replyWith(await aPicture()));
  const [greedy, other] = [openBrowser(server), openBrowser(server)];
  const ids = async () => (await stored()).map(({ recipeId }) => recipeId).toSorted();
  await imageOf(greedy);
  await vi.waitFor(async () => expect(await ids()).toEqual(['mojito']), { timeout: 60_000 });
  await imageOf(greedy, 'margarita');
  await imageOf(greedy, 'hummus');
  await imageOf(other, 'margarita');
  await vi.waitFor(
    async () => {
      aMinutePasses();
      await imageOf(other, 'margarita');
      expect(await ids()).toEqual(['margarita', 'mojito']);
    },
    { timeout: 60_000 },
  );
  expect(model.calls).toHaveLength(2);
});

test('feedback has its scene generated for its author alone, and what a person wrote is not sent', async () => {
  model.behave(replyWith(await aPicture('#112233')));
  const [person, guest] = [await openSignedIn(server), openBrowser(server)];
  const about = { recipeId: 'margarita', recipeTitle: 'Margarita', feedbackText: 'Please! It should be in a jug' };
  const first = await person.send('POST', '/api/recipes/image-feedback', {
    ...about,
    imageUrl: '/images/drinks.svg',
    isAccurate: false,
  });
  expect(first.json()).toEqual({});
  const { newImageUrl } = (await person.send('POST', '/api/recipes/improved-image', about)).json();
  expect(newImageUrl).toMatch(GENERATED);
  expect(model.calls[0]?.body.prompt).toContain('- Served in: jug glass');
  expect(model.calls[0]?.body.prompt).not.toContain('Please');
  expect(await imageOf(person, 'margarita')).toBe(newImageUrl);
  expect(await imageOf(guest, 'margarita')).toMatch(DRAWING);
});

test('the list of popular recipes shows the pictures that everyone sees', async () => {
  const guest = openBrowser(server);
  const popular = async () => (await guest.get('/api/recipes/popular')).json().recipes;
  const [{ id: recipeId, imageUrl: drawing }] = await popular();
  expect(drawing).toMatch(DRAWING);
  const imageUrl = `/images/generated/${'a'.repeat(32)}.jpg`;
  await server.database.database.insert(acceptedImages).values({ recipeId, imageUrl, acceptedAt: now });
  aMinutePasses();
  expect((await popular())[0]).toMatchObject({ id: recipeId, imageUrl });
});

test('an unknown picture is not found', async () => {
  const guest = openBrowser(server);
  expect((await guest.get(`/images/generated/${'0'.repeat(32)}.jpg`)).statusCode).toBe(404);
  expect((await guest.get('/images/generated/x.jpg')).statusCode).toBe(400);
});
