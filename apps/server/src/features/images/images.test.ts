import { ingredientIcon, PLACEHOLDER_IMAGES, rasterImage } from '@larder/contract/image';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { RASTER_IMAGES_PER_ADDRESS, RASTER_QUEUE } from './limits.ts';

const SOUP = '/images/v1.abc123.dish.bowl.liquid.tomato.60.herb_crouton.svg';
let server: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('the picture of every recipe is an SVG that browsers keep for ever and that can load nothing', async () => {
  const { recipes } = (await server.app.inject('/api/recipes/popular')).json<{ recipes: { imageUrl: string }[] }>();
  expect(recipes.length).toBeGreaterThan(0);
  for (const { imageUrl } of recipes) {
    const response = await server.app.inject(imageUrl);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    expect(response.body).toMatch(/^<svg .*<\/svg>$/);
  }
});

test.each(['png', 'webp'])('link previews get it as %s, 1200 pixels wide and not of one colour', async (format) => {
  const response = await server.app.inject(SOUP.replace('svg', format));
  expect(response.headers['content-type']).toBe(`image/${format}`);
  const image = sharp(response.rawPayload);
  expect(await image.metadata()).toMatchObject({ format, width: 1200, height: 900 });
  const { channels } = await image.stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});

test.each(Object.entries(PLACEHOLDER_IMAGES))('the placeholder of %s is drawn', async (_category, path) => {
  const response = await server.app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  'v1.abc123.dish.bucket.liquid.tomato.60.herb.svg',
  'v1.abc123.dish.bowl.liquid.tomato.60.herb_rocket-fuel.svg',
  'v1.abc123.dish.bowl.liquid.tomato.60.herb.gif',
  'v1."><script>.dish.bowl.liquid.tomato.60.herb.svg',
  'v1.abc123.drink.mug.lemon.cream.ice.herb_herb_herb_herb_herb.svg',
  'meals',
  '..%2f..%2fpackage.json',
])('there is no picture %s', async (name) => {
  const response = await server.app.inject(`/images/${name}`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error: 'NOT_FOUND' });
});

test('every ingredient has an icon that can be drawn and that browsers keep for a day', async () => {
  const drawn = new Set<string>();
  for (const { id } of kb.all) {
    const response = await server.app.inject(ingredientIcon(id));
    expect(response.statusCode, id).toBe(200);
    drawn.add(response.body);
  }
  const { headers } = await server.app.inject(ingredientIcon('tomato'));
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': expect.stringContaining('public, max-age=86400'),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  expect(drawn.size).toBeGreaterThan(250);
  for (const svg of drawn) {
    const { channels } = await sharp(Buffer.from(svg)).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), svg).toBeGreaterThan(20);
  }
});

test.each(['rocket-fuel.svg', 'tomato.png', 'tomato', '__proto__.svg'])('there is no icon %s', async (file) => {
  const response = await server.app.inject(`/images/ingredients/${file}`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error: 'NOT_FOUND' });
});

test('only drawings of this server have another format', () => {
  expect(rasterImage(SOUP)).toMatch(/\.png$/);
  expect(rasterImage('https://images.example/x.svg')).toBe('https://images.example/x.svg');
});

const ATTACKER = '10.9.9.1';
const VISITOR = '10.9.9.2';
const renderFor = (remoteAddress: string, seed: string) =>
  server.app.inject({ url: SOUP.replace('abc123', seed).replace('svg', 'png'), remoteAddress });

test('pictures that one address has rendered by the dozen delay another’s by one picture', async () => {
  const finished: string[] = [];
  const many = Array.from({ length: 40 }, async (_, n) => {
    const { statusCode, headers } = await renderFor(ATTACKER, `seed${n}`);
    if (statusCode === 200) finished.push(ATTACKER);
    return { statusCode, hasRetryAfter: 'retry-after' in headers };
  });
  const visitor = renderFor(VISITOR, 'other').then(({ statusCode }) => {
    finished.push(VISITOR);
    return statusCode;
  });
  const answers = await Promise.all(many);
  expect(await visitor).toBe(200);
  const accepted = answers.filter(({ statusCode }) => statusCode === 200);
  expect(accepted.length).toBeGreaterThanOrEqual(RASTER_QUEUE.maxWaitingPerClient);
  expect(answers.filter((answer) => !accepted.includes(answer))).toContainEqual({
    statusCode: 429,
    hasRetryAfter: true,
  });
  expect(finished.at(-1)).toBe(ATTACKER);
});

test('pictures that are in memory do not count for the limit of an address', async () => {
  for (let n = 0; n <= RASTER_IMAGES_PER_ADDRESS.max; n += 1) {
    expect((await renderFor(VISITOR, 'other')).statusCode).toBe(200);
  }
});
