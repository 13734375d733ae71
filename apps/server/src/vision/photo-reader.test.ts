import type { Seen } from '@larder/vision/seen';
import { afterEach, describe, expect, test } from 'vitest';
import { COLOUR_VISION } from '../test/create-test-app.ts';
import { longGif, paint } from '../test/paintings.ts';
import { createPhotoReader, type PhotoReader } from './photo-reader.ts';
import type { LookPoolOptions } from './worker-pool.ts';

const opened: PhotoReader[] = [];
afterEach(() => Promise.all(opened.splice(0).map((reader) => reader.close())));

function open(options: Partial<LookPoolOptions> = {}): PhotoReader {
  const reader = createPhotoReader({ script: COLOUR_VISION, workers: 1, ...options });
  opened.push(reader);
  return reader;
}

const patient = () => new AbortController().signal;
const names = (seen: Seen[]) => seen.map(({ ingredientId }) => ingredientId);
const jpeg = (...args: Parameters<typeof paint>) =>
  paint(...args)
    .jpeg()
    .toBuffer();

const processesStarted = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const startedByOthers = processesStarted();
const workersAlive = () => processesStarted() - startedByOthers;

describe('what is in a photo', () => {
  test.each([
    ['JPEG', () => paint('tomato').jpeg().toBuffer()],
    ['progressive JPEG in CMYK', () => paint('tomato').toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => paint('tomato').png().toBuffer()],
    ['PNG of 16 bits', () => paint('tomato').toColourspace('rgb16').png().toBuffer()],
    ['WebP', () => paint('tomato').webp().toBuffer()],
    ['AVIF', () => paint('tomato').avif().toBuffer()],
    ['GIF', () => paint('tomato').gif().toBuffer()],
    ['GIF of a few frames', async () => longGif(3)],
    ['JPEG of 48 megapixels', () => paint('tomato', { width: 8064, height: 6048 }).jpeg().toBuffer()],
    ['AVIF of 12 megapixels', () => paint('tomato', { width: 4000, height: 3000 }).avif({ effort: 0 }).toBuffer()],
  ])('a %s is read', async (_what, picture) => {
    expect(names(await open().look(await picture(), patient()))).toEqual(['tomato']);
  });

  test('what is transparent counts as white', async () => {
    const glass = await paint('tomato').ensureAlpha(0).png().toBuffer();
    expect(await open().look(glass, patient())).toEqual([]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s held upside down is turned first', async (format) => {
    const turned = await paint('tomato', { right: 'spinach' })
      .withMetadata({ orientation: 3 })
      .toFormat(format)
      .toBuffer();
    expect(names(await open().look(turned, patient()))).toEqual(['spinach', 'tomato']);
  });
});

describe('the processes that look', () => {
  test('there is none before the first photo, and none once nobody needs it', async () => {
    await expect.poll(workersAlive).toBe(0);
    const reader = open({ idleMs: 50 });
    expect(workersAlive()).toBe(0);
    await reader.look(await jpeg('tomato'), patient());
    await expect.poll(workersAlive).toBe(0);
    expect(names(await reader.look(await jpeg('spinach'), patient()))).toEqual(['spinach']);
  });

  test('there are never more than allowed, and photos wait for their turn', async () => {
    const reader = open({ workers: 2 });
    const photos = await Promise.all(Array.from({ length: 12 }, (_, index) => jpeg(index % 2 ? 'tomato' : 'spinach')));
    const looks = photos.map((photo) => reader.look(photo, patient()));
    expect(workersAlive()).toBeLessThanOrEqual(2);
    const seen = await Promise.all(looks);
    expect(seen.flatMap(names)).toEqual(photos.map((_, index) => (index % 2 ? 'tomato' : 'spinach')));
    expect(workersAlive()).toBe(2);
  });

  test('one more than may wait is sent away and told when to come again; the others are served', async () => {
    const reader = open({ waiting: 2 });
    const photo = await jpeg('tomato');
    const looks = Array.from({ length: 3 }, () => reader.look(photo, patient()));
    await expect(reader.look(photo, patient())).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    for (const seen of await Promise.all(looks)) expect(names(seen)).toEqual(['tomato']);
    expect(names(await reader.look(photo, patient()))).toEqual(['tomato']);
  });

  test('who goes away while waiting gives the place to the next', async () => {
    const reader = open({ waiting: 1 });
    const photo = await jpeg('tomato');
    const gone = new AbortController();
    const first = reader.look(photo, patient());
    const waiting = reader.look(photo, gone.signal);
    gone.abort();
    await expect(waiting).rejects.toBe(gone.signal.reason);
    const next = reader.look(photo, patient());
    expect([await first, await next].map(names)).toEqual([['tomato'], ['tomato']]);
  });

  test('who goes away while the photo is looked at is not waited for, and does not stay in the way', async () => {
    const reader = open();
    const gone = new AbortController();
    const look = reader.look(await jpeg('endless'), gone.signal);
    gone.abort();
    await expect(look).rejects.toBe(gone.signal.reason);
    expect(names(await reader.look(await jpeg('tomato'), patient()))).toEqual(['tomato']);
  });

  test('who goes away once answered does not hurry the photo of the next', async () => {
    const reader = open();
    const answered = new AbortController();
    await reader.look(await jpeg('spinach'), answered.signal);
    const next = reader.look(await jpeg('slow'), patient());
    answered.abort();
    expect(names(await next)).toEqual(['tomato']);
  });

  test('a photo that takes too long is given up, and the next one is served', async () => {
    const reader = open({ timeLimitMs: 3_000 });
    await expect(reader.look(await jpeg('endless'), patient())).rejects.toMatchObject({ code: 'TIMEOUT', status: 504 });
    expect(names(await reader.look(await jpeg('tomato'), patient()))).toEqual(['tomato']);
  });

  test('a photo that its decoder dies of harms nobody else', async () => {
    const reader = open();
    const [dying, next] = [reader.look(await jpeg('deadly'), patient()), reader.look(await jpeg('tomato'), patient())];
    await expect(dying).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(names(await next)).toEqual(['tomato']);
  });

  test('a process that can not start is a failure, not a wait', async () => {
    const reader = open({ script: new URL('./no-such-script.ts', import.meta.url) });
    await expect(reader.look(await jpeg('tomato'), patient())).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  test('the network itself starts in one, and sees nothing edible in a plain picture', async () => {
    const reader = open({ script: new URL('./worker-main.ts', import.meta.url) });
    expect(await reader.look(await jpeg('nothing', { width: 640, height: 480 }), patient())).toEqual([]);
  });

  test('their JavaScript may read the code, and nothing else, and has no settings of the server', async () => {
    const reader = open({ script: new URL('../test/prying-vision.ts', import.meta.url) });
    expect(names(await reader.look(await jpeg('tomato'), patient()))).toEqual(['read the code']);
  });

  test('closing ends them', async () => {
    const reader = open();
    await reader.look(await jpeg('tomato'), patient());
    await reader.close();
    await expect.poll(workersAlive).toBe(0);
  });
});
