import type { PhotoContent } from '@larder/vision/detection';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { COLOUR_DETECTOR } from '../test/create-test-app.ts';
import { longGif, paint } from '../test/vision/paintings.ts';
import { createPhotoReader, type PhotoReader } from './photo-reader.ts';
import type { VisionWorkerPoolOptions } from './worker-pool.ts';

const opened: PhotoReader[] = [];
afterEach(() => Promise.all(opened.splice(0).map((reader) => reader.close())));

function open(options: Partial<VisionWorkerPoolOptions> = {}): PhotoReader {
  const reader = createPhotoReader({ script: COLOUR_DETECTOR, maxWorkers: 1, ...options });
  opened.push(reader);
  return reader;
}

const neverAborted = (client = '192.0.2.1') => ({ client, signal: new AbortController().signal });
const NOTHING: PhotoContent = { detections: [], unknown: [] };
const idsOf = ({ detections }: PhotoContent) => detections.map(({ ingredientId }) => ingredientId);
const jpeg = (...args: Parameters<typeof paint>) =>
  paint(...args)
    .jpeg()
    .toBuffer();

const processesStarted = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const startedByOthers = processesStarted();
const workersAlive = () => processesStarted() - startedByOthers;

describe('the ingredients in a photo', () => {
  // One for all, because its worker takes longer to start than to read a photo.
  const shared = createPhotoReader({ script: COLOUR_DETECTOR, maxWorkers: 1 });
  afterAll(() => shared.close());

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
    expect(idsOf(await shared.detectIngredients(await picture(), neverAborted()))).toEqual(['tomato']);
  });

  test('transparent areas are white', async () => {
    const glass = await paint('tomato').ensureAlpha(0).png().toBuffer();
    const white = await jpeg('milkOrYogurt');
    expect(await shared.detectIngredients(glass, neverAborted())).toEqual(
      await shared.detectIngredients(white, neverAborted()),
    );
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s with an orientation is turned upright', async (format) => {
    const turned = await paint('tomato', { right: 'spinach' })
      .withMetadata({ orientation: 3 })
      .toFormat(format)
      .toBuffer();
    expect(idsOf(await shared.detectIngredients(turned, neverAborted()))).toEqual(['spinach', 'tomato']);
  });
});

describe('the vision workers', () => {
  test('start with the first photo and end when idle', async () => {
    await expect.poll(workersAlive).toBe(0);
    const reader = open({ idleMs: 50 });
    expect(workersAlive()).toBe(0);
    await reader.detectIngredients(await jpeg('tomato'), neverAborted());
    await expect.poll(workersAlive).toBe(0);
    expect(idsOf(await reader.detectIngredients(await jpeg('spinach'), neverAborted()))).toEqual(['spinach']);
  });

  test('are never more than allowed, and photos wait for them', async () => {
    const reader = open({ maxWorkers: 2, maxWaitingPerClient: 10 });
    const photos = await Promise.all(Array.from({ length: 12 }, (_, index) => jpeg(index % 2 ? 'tomato' : 'spinach')));
    const replies = photos.map((photo) => reader.detectIngredients(photo, neverAborted()));
    expect(workersAlive()).toBeLessThanOrEqual(2);
    const contents = await Promise.all(replies);
    expect(contents.flatMap(idsOf)).toEqual(photos.map((_, index) => (index % 2 ? 'tomato' : 'spinach')));
    expect(workersAlive()).toBe(2);
  });

  test('refuse a photo above the number that may wait, with Retry-After, and process the others', async () => {
    const reader = open({ maxWaiting: 2 });
    const photo = await jpeg('tomato');
    const replies = Array.from({ length: 3 }, () => reader.detectIngredients(photo, neverAborted()));
    await expect(reader.detectIngredients(photo, neverAborted())).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 5,
    });
    for (const content of await Promise.all(replies)) expect(idsOf(content)).toEqual(['tomato']);
    expect(idsOf(await reader.detectIngredients(photo, neverAborted()))).toEqual(['tomato']);
  });

  test('drop a waiting photo whose client has gone', async () => {
    const reader = open({ maxWaiting: 1 });
    const photo = await jpeg('tomato');
    const gone = new AbortController();
    const first = reader.detectIngredients(photo, neverAborted());
    const waiting = reader.detectIngredients(photo, { ...neverAborted(), signal: gone.signal });
    gone.abort();
    await expect(waiting).rejects.toBe(gone.signal.reason);
    const next = reader.detectIngredients(photo, neverAborted());
    expect([await first, await next].map(idsOf)).toEqual([['tomato'], ['tomato']]);
  });

  test('give up the current photo once its client has gone', async () => {
    const reader = open();
    const gone = new AbortController();
    const reply = reader.detectIngredients(await jpeg('endless'), { ...neverAborted(), signal: gone.signal });
    gone.abort();
    await expect(reply).rejects.toBe(gone.signal.reason);
    expect(idsOf(await reader.detectIngredients(await jpeg('tomato'), neverAborted()))).toEqual(['tomato']);
  });

  test('do not shorten the time of the next photo when the client of an earlier one goes', async () => {
    const reader = open();
    const answered = new AbortController();
    await reader.detectIngredients(await jpeg('spinach'), { ...neverAborted(), signal: answered.signal });
    const next = reader.detectIngredients(await jpeg('slow'), neverAborted());
    answered.abort();
    expect(idsOf(await next)).toEqual(['tomato']);
  });

  test('give up a photo above the time limit, and process the next', async () => {
    // Long enough for a process to start on a busy machine.
    const reader = open({ timeLimitMs: 8_000 });
    await expect(reader.detectIngredients(await jpeg('endless'), neverAborted())).rejects.toMatchObject({
      code: 'TIMEOUT',
      status: 504,
    });
    expect(idsOf(await reader.detectIngredients(await jpeg('tomato'), neverAborted()))).toEqual(['tomato']);
  });

  test('let clients take turns, and each have a few photos waiting', async () => {
    const reader = open({ maxWaitingPerClient: 3 });
    const photo = await jpeg('tomato');
    const done: string[] = [];
    const send = async (client: string) => {
      await reader.detectIngredients(photo, neverAborted(client));
      done.push(client);
    };
    const flood = Array.from({ length: 4 }, () => send('198.51.100.1'));
    await expect(send('198.51.100.1')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 5 });
    await Promise.all([...flood, send('192.0.2.1')]);
    expect(done.indexOf('192.0.2.1')).toBeLessThanOrEqual(2);
  });

  test('give up a photo that takes more memory than allowed, and process the next', async () => {
    const reader = open({ memoryLimitBytes: 180 * 1024 * 1024 });
    const large = await paint('tomato', { width: 4000, height: 3000 }).avif({ effort: 0 }).toBuffer();
    await expect(reader.detectIngredients(large, neverAborted())).rejects.toMatchObject({ code: 'AI_CONTEXT_ERROR' });
    expect(idsOf(await reader.detectIngredients(await jpeg('tomato'), neverAborted()))).toEqual(['tomato']);
  });

  test('survive a photo that crashes a decoder', async () => {
    const reader = open();
    const [dying, next] = [
      reader.detectIngredients(await jpeg('deadly'), neverAborted()),
      reader.detectIngredients(await jpeg('tomato'), neverAborted()),
    ];
    await expect(dying).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(idsOf(await next)).toEqual(['tomato']);
  });

  test('fail at once where the process cannot start', async () => {
    const reader = open({ script: new URL('./no-such-script.ts', import.meta.url) });
    await expect(reader.detectIngredients(await jpeg('tomato'), neverAborted())).rejects.toMatchObject({
      code: 'INTERNAL',
    });
  });

  test('run the shipped network, which finds nothing in a plain picture', async () => {
    const reader = open({ script: new URL('./worker-main.ts', import.meta.url) });
    expect(await reader.detectIngredients(await jpeg('nothing', { width: 640, height: 480 }), neverAborted())).toEqual(
      NOTHING,
    );
  });

  test('can read the code, but no other file and no environment variable', async () => {
    const reader = open({ script: new URL('../test/vision/sandbox-probe.ts', import.meta.url) });
    expect(idsOf(await reader.detectIngredients(await jpeg('tomato'), neverAborted()))).toEqual(['read the code']);
  });

  test('end when the reader is closed', async () => {
    const reader = open();
    await reader.detectIngredients(await jpeg('tomato'), neverAborted());
    expect(workersAlive()).toBe(1);
    await reader.close();
    await expect.poll(workersAlive).toBe(0);
  });
});
