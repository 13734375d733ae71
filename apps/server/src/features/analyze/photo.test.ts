import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { type AnalyzeResponse, analyzeResponseSchema } from '@larder/contract/analyze';
import type { ErrorCode } from '@larder/contract/error';
import { LANGUAGES } from '@larder/contract/language';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import { KNOWN_IDS } from '@larder/vision/kinds';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLOUR_DETECTOR, createTestApp, TEST_CONFIG, type TestApp } from '../../test/create-test-app.ts';
import { bomb, longGif, paint } from '../../test/vision/paintings.ts';
import { createPhotoReader } from '../../vision/photo-reader.ts';
import { SEARCHES_PER_ADDRESS } from './limits.ts';

let server: TestApp;
const log: string[] = [];
beforeAll(async () => {
  const logStream = new Writable({ write: (line, _encoding, done) => done(void log.push(String(line))) });
  server = await createTestApp({ config: { ...TEST_CONFIG, logLevel: 'trace' }, logStream });
});
afterAll(() => server.close());

type Part = { name?: string; filename?: string; type?: string; body: Buffer | string };

/** Sends a form as a browser would, or as one would who means harm. */
function send(parts: Part[], app: FastifyInstance = server.app) {
  const boundary = 'larder-test-boundary';
  const chunks = parts.flatMap(({ name = 'image', filename, type, body }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n`,
    type ? `content-type: ${type}\r\n\r\n` : '\r\n',
    body,
    '\r\n',
  ]);
  return app.inject({
    method: 'POST',
    url: '/api/analyze',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
  });
}

const photo = (body: Buffer | string, { filename = 'photo.jpg', type = 'image/jpeg' } = {}): Part => ({
  filename,
  type,
  body,
});
const field = (name: string, value: string): Part => ({ name, body: value });

async function see(...parts: Part[]): Promise<AnalyzeResponse> {
  const response = await send(parts);
  expect(response.statusCode, response.body).toBe(200);
  return analyzeResponseSchema.strict().parse(response.json());
}

const salad = () => paint('tomato', { right: 'lemonOrLime' }).jpeg().toBuffer();

describe('a photo', () => {
  test('is answered in one call with ingredients, confidences, places and alternatives, and recipes that use them', async () => {
    const { ingredients, recipes, notUnderstood, understood, unknown } = await see(photo(await salad()));
    expect(unknown).toBeUndefined();
    expect(ingredients).toEqual([
      {
        id: 'tomato',
        name: 'tomato',
        confidence: 0.9,
        text: null,
        box: { x: 0, y: 0, width: 0.5, height: 1 },
        alternatives: [],
      },
      {
        id: 'lemon',
        name: 'lemon',
        confidence: 0.9,
        text: null,
        box: { x: 0.5, y: 0, width: 0.5, height: 1 },
        alternatives: [{ id: 'lime', name: 'lime', confidence: 0.6 }],
      },
    ]);
    expect(notUnderstood).toEqual([]);
    expect(understood.have).toEqual(ingredients.map(({ id }) => id));
    expect(recipes.length).toBeGreaterThanOrEqual(6);
    for (const { match, title } of recipes) {
      expect((match?.have.length ?? 0) + (match?.close.length ?? 0), title).toBeGreaterThan(0);
    }
  });

  test('finds the same recipes as its ingredients as text', async () => {
    const seen = await see(photo(await salad()));
    const typed = await send([field('ingredients', 'tomato, lemon')]);
    expect(seen.recipes.map(({ id }) => id)).toEqual(typed.json<AnalyzeResponse>().recipes.map(({ id }) => id));
  });

  test('is searched with the category, preferences and language of the form', async () => {
    const preferences = {
      language: 'es',
      measurementSystem: 'metric',
      excludedAllergens: ['Dairy'],
      dietTypes: ['Vegan'],
    };
    const { ingredients, recipes } = await see(
      photo(await salad()),
      field('category', 'Meals'),
      field('preferences', JSON.stringify(preferences)),
    );
    expect(ingredients.map(({ name, alternatives }) => [name, alternatives?.map(({ name }) => name)])).toEqual([
      ['tomate', []],
      ['limón', ['lima']],
    ]);
    expect(recipes.length).toBeGreaterThan(0);
    for (const { category, language, allergenVerdicts, dietVerdicts, title } of recipes) {
      expect([category, language], title).toEqual(['Meals', 'es']);
      expect(allergenVerdicts.find(({ allergen }) => allergen === 'Dairy')?.state, title).not.toBe('contains');
      expect(dietVerdicts.find(({ diet }) => diet === 'Vegan')?.state, title).not.toBe('no');
    }
  });

  test.each(['<svg/', '<?phpx', '<html5'])('is accepted although its bytes contain %s by chance', async (chance) => {
    const { ingredients } = await see(photo(Buffer.concat([await salad(), Buffer.from(chance)])));
    expect(ingredients.map(({ id }) => id)).toEqual(['tomato', 'lemon']);
  });

  test('is recognised by its content, whatever its name and type', async () => {
    const png = await paint('tomato').png().toBuffer();
    const { ingredients } = await see(photo(png, { filename: 'recipe.php', type: 'application/x-httpd-php' }));
    expect(ingredients.map(({ id }) => id)).toEqual(['tomato']);
  });

  test.each(LANGUAGES)('only has ingredients whose names in %s are read as the same ingredient', (language) => {
    const names = KNOWN_IDS.map((id) => kb.name(id, language));
    const { ingredients } = readIngredients(names.join(', '), kb, language);
    expect(ingredients.map(({ id }) => id)).toEqual(KNOWN_IDS);
  });

  test('is answered with what is there and unknown, which is no part of the search', async () => {
    const body = await paint('tomato', { right: 'milkOrYogurt' }).jpeg().toBuffer();
    const { ingredients, unknown, understood, recipes } = await see(photo(body));
    expect(ingredients.map(({ id }) => id)).toEqual(['tomato']);
    expect(unknown).toEqual([
      {
        box: { x: 0.5, y: 0, width: 0.5, height: 1 },
        guesses: [
          { id: 'milk', name: 'milk', confidence: 0.2 },
          { id: 'yogurt', name: 'yogurt', confidence: 0.2 },
        ],
      },
    ]);
    expect(understood.have).toEqual(['tomato']);
    expect(recipes.length).toBeGreaterThan(0);
  });

  test('of nothing but unknown things is answered with them and no recipes', async () => {
    const { ingredients, unknown, recipes, openings } = await see(photo(await paint('milkOrYogurt').jpeg().toBuffer()));
    expect([ingredients, recipes, openings]).toEqual([[], [], undefined]);
    expect(unknown?.map(({ guesses }) => guesses.map(({ id }) => id))).toEqual([['milk', 'yogurt']]);
  });

  test('without ingredients is 422 No ingredients detected', async () => {
    const response = await send([photo(await paint('nothing').jpeg().toBuffer())]);
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { error: 'NO_INGREDIENTS_DETECTED', message: expect.stringContaining('No ingredients detected') },
    ]);
  });

  test('leaves no trace on disk or in the log', async () => {
    const before = readdirSync(tmpdir());
    log.length = 0;
    await see(photo(await salad(), { filename: 'my-secret-kitchen.jpg' }));
    await send([photo('no photo at all', { filename: 'my-secret-kitchen.jpg' })]);
    const added = readdirSync(tmpdir()).filter(
      (name) => !before.includes(name) && !/^(larder-|org\.chromium)/.test(name),
    );
    expect(added).toEqual([]);
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toMatch(/secret-kitchen|tomato|lemon|no photo at all/);
  });
});

describe('a file that is no photo', () => {
  const jpegTruncated = async () => {
    const whole = await paint('tomato', { width: 1200, height: 900 }).jpeg().toBuffer();
    return whole.subarray(0, Math.floor(whole.length * 0.6));
  };
  const zipEnd = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
  const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each<[string, () => Buffer | string | Promise<Buffer>, number, ErrorCode]>([
    ['a JPEG cut short', jpegTruncated, 422, 'PHOTO_UNREADABLE'],
    ['a PNG cut short', async () => (await paint('tomato').png().toBuffer()).subarray(0, 60), 422, 'PHOTO_UNREADABLE'],
    ['the first bytes of a JPEG alone', () => Buffer.from('\xff\xd8\xff', 'latin1'), 422, 'PHOTO_UNREADABLE'],
    [
      'a JPEG that is an archive too',
      async () => Buffer.concat([await salad(), zipEnd]),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ...['<html>', '<!DOCTYPE html>', '<script src=x>', '<IFRAME/>', '<?php system($x);'].map(
      (page): [string, () => Promise<Buffer>, number, ErrorCode] => [
        `a JPEG that is a page too, with ${page}`,
        async () => Buffer.concat([await salad(), Buffer.from(page)]),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
    ),
    ['a GIF that is a script too', () => 'GIF89a/*<script>alert(1)</script>*/=1;', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a JPEG that is a PDF too',
      async () => Buffer.concat([(await salad()).subarray(0, 20), Buffer.from('%PDF-1.7'), await salad()]),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['30,000 by 30,000 pixels', () => bomb(30_000), 413, 'AI_CONTEXT_ERROR'],
    [
      'an AVIF of 25 megapixels at 12 bits',
      () => paint('tomato', { width: 5_000, height: 5_000 }).avif({ effort: 0, bitdepth: 12 }).toBuffer(),
      413,
      'AI_CONTEXT_ERROR',
    ],
    ['one byte', () => 'x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an SVG', () => svg, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a PDF that calls itself a JPEG', () => '%PDF-1.7\n%âãÏÓ\n1 0 obj', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a TIFF', async () => paint('tomato').tiff().toBuffer(), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a GIF of 1,000 frames', () => longGif(1_000), 422, 'PHOTO_UNREADABLE'],
    ['an HEIC', () => heic, 415, 'PHOTO_NOT_SUPPORTED'],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, '\xff\xd8\xff', 'latin1'), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s is refused', async (_what, body, status, code) => {
    const response = await send([photo(await body())]);
    expect(response.json()).toEqual({ error: code, message: expect.any(String) });
    expect(response.statusCode).toBe(status);
  });

  test('too many pixels are refused with the marker of the contract', async () => {
    expect((await send([photo(bomb(8_001))])).json().message).toMatch(/^AI_CONTEXT_ERROR /);
  });

  test.each<[string, () => Promise<Part[]>, number]>([
    ['ten photos in one form', async () => Array.from({ length: 10 }, () => photo('x')), 400],
    [
      'ten files under names of their own',
      async () => Array.from({ length: 10 }, (_, n) => ({ ...photo('x'), name: `f${n}` })),
      400,
    ],
    [
      'a photo under another name beside the right one',
      async () => [photo(await salad()), { ...photo('x'), name: 'second' }],
      400,
    ],
    ['a photo and ingredients', async () => [photo(await salad()), field('ingredients', 'rice')], 400],
    ['a photo and a name', async () => [photo(await salad()), field('recipeName', 'paella')], 400],
    ['a photo that is sent as text', async () => [field('image', 'data:image/png;base64,AAAA')], 415],
    [
      'preferences that are sent as a file',
      async () => [photo(await salad()), { ...photo('{}'), name: 'preferences' }],
      400,
    ],
    ['an empty file', async () => [photo('')], 415],
  ])('%s is refused', async (_what, parts, status) => {
    const response = await send(await parts());
    expect(response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
    expect(response.statusCode, response.body).toBe(status);
  });

  test('is refused without affecting the next photo', async () => {
    expect((await see(photo(await salad()))).ingredients).toHaveLength(2);
  });
});

describe('many photos at once', () => {
  test('are refused beyond the queue with 503 and Retry-After, while text is answered', async () => {
    const photos = createPhotoReader({ script: COLOUR_DETECTOR, maxWorkers: 1, maxWaiting: 1 });
    const busy = await createTestApp({ photos });
    const body = await salad();
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => send([photo(body)], busy.app)),
      send([field('ingredients', 'rice, egg')], busy.app),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 503, 503, 503, 503]);
    for (const { statusCode, headers, body } of responses.filter(({ statusCode }) => statusCode === 503)) {
      expect([statusCode, Number(headers['retry-after'])], body).toEqual([503, 5]);
    }
    await busy.close();
    await photos.close();
  });

  test('count against the same rate limit as other searches', async () => {
    const limited = await createTestApp({ rateLimits: { [SEARCHES_PER_ADDRESS.name]: { max: 1, windowSeconds: 60 } } });
    await send([field('ingredients', 'rice, egg')], limited.app);
    const response = await send([photo(await salad())], limited.app);
    expect([response.statusCode, response.json().error]).toEqual([429, 'RATE_LIMITED']);
    await limited.close();
  });
});
