import { generatedImage } from '@larder/contract/image';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ModelServer, startModelServer } from '../../../ai/test/model-server.ts';
import { acceptedImages, generatedImages, users } from '../../../database/schema.ts';
import { openBrowser, openSignedIn, type TestBrowser } from '../../../test/browser.ts';
import { type BucketServer, startBucketServer } from '../../../test/bucket-server.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../../test/create-test-app.ts';
import { createBucketStorage } from '../storage/bucket-storage.ts';
import { pruneGeneratedImages } from './prune-images.ts';

let bucket: BucketServer;
let model: ModelServer;
let server: TestApp;
beforeEach(async () => {
  [bucket, model] = [await startBucketServer(), await startModelServer('openai')];
  const ai = model.settings({ imageModel: 'gpt-image-1' });
  server = await createTestApp({ config: { ...TEST_CONFIG, ai, imageBucket: bucket.config } });
});
afterEach(async () => {
  await server.close();
  await Promise.all([model.close(), bucket.close()]);
});

async function replyWith(background: string): Promise<void> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  model.behave({ image: { created: 1, data: [{ b64_json: picture.toString('base64') }] } });
}

async function improve(person: TestBrowser, recipeId: string, background: string): Promise<string> {
  await replyWith(background);
  const about = { recipeId, recipeTitle: 'A recipe', feedbackText: 'it should be in a jug' };
  return (await person.send('POST', '/api/recipes/improved-image', about)).json().newImageUrl;
}

const TWO_HOURS_MS = 2 * 3600 * 1000;
const prune = (now = new Date(Date.now() + TWO_HOURS_MS), isInCookbook = (id: string) => id === 'margarita') =>
  pruneGeneratedImages(
    { database: server.database.database, storage: createBucketStorage(bucket.config), isInCookbook },
    now,
  );
const rows = () => server.database.database.select().from(generatedImages);

test('a picture is kept in the bucket, and served by this server alone', async () => {
  const person = await openSignedIn(server);
  const image = await improve(person, 'margarita', '#804000');
  const [row] = await rows();
  expect(row).toMatchObject({ recipeId: 'margarita', jpeg: null });
  expect([...bucket.objects.keys()]).toEqual([`generated/${row?.id}.jpg`]);
  const response = await openBrowser(server).get(image);
  expect(response.headers['content-type']).toBe('image/jpeg');
  expect(response.rawPayload).toEqual([...bucket.objects.values()][0]);
  bucket.answerWith({ status: 500 });
  expect((await openBrowser(server).get(image)).statusCode).toBe(503);
}, 30_000);

test('what a bucket refuses is not shown, and the drawing stays', async () => {
  const person = await openSignedIn(server);
  await replyWith('#804000');
  bucket.answerWith({ status: 403 });
  const about = { recipeId: 'margarita', recipeTitle: 'Margarita', feedbackText: 'it should be in a jug' };
  expect((await person.send('POST', '/api/recipes/improved-image', about)).statusCode).toBe(503);
  expect(await rows()).toEqual([]);
});

test('after an account is deleted its pictures go, but for one that a developer accepted for everyone', async () => {
  const [person, other] = [await openSignedIn(server), await openSignedIn(server)];
  await improve(person, 'margarita', '#804000');
  const kept = [await improve(person, 'margarita', '#408000'), await improve(other, 'margarita', '#004080')];
  const { database } = server.database;
  await database
    .insert(acceptedImages)
    .values({ recipeId: 'margarita', imageUrl: kept[0] ?? '', acceptedAt: new Date() });
  expect(await prune()).toBe(0);
  await database.delete(users).where(eq(users.email, person.email));
  expect(await prune(new Date())).toBe(0);
  bucket.answerWith({ status: 403 });
  await expect(prune()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await rows()).toHaveLength(3);
  bucket.answerWith(null);
  expect(await prune()).toBe(1);
  expect((await rows()).map(({ id }) => generatedImage(id)).toSorted()).toEqual(kept.toSorted());
  expect(bucket.objects.size).toBe(2);
});

test('after a recipe is deleted all its pictures go, with what a developer accepted', async () => {
  const person = await openSignedIn(server);
  await person.send('POST', '/api/recipes', { id: '10001', title: 'Lemonade', category: 'Drinks' });
  const image = await improve(person, '10001', '#804000');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
  const { database } = server.database;
  await database.insert(acceptedImages).values({ recipeId: '10001', imageUrl: image, acceptedAt: new Date() });
  expect(await prune()).toBe(0);
  await database.delete(users).where(eq(users.email, person.email));
  expect(await prune()).toBe(1);
  expect([await rows(), await database.select().from(acceptedImages), [...bucket.objects]]).toEqual([[], [], []]);
});
