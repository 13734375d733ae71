import { execFileSync } from 'node:child_process';
import type { AnalyzeResponse } from '@larder/contract/analyze';
import sharp from 'sharp';
import { type RunningServer, startProcess } from '../scripts/test-environment/server-process.ts';
import { findTablePhoto } from '../scripts/test-environment/table-photo.ts';
import { clientAddress, timed } from './support/client.ts';
import { memoryOf, watchMemory } from './support/process-memory.ts';
import { percentile, type Row } from './support/table.ts';
import { startSearching } from './support/text-searches.ts';

const WIDTH = 4000;
const HEIGHT = 3000;
const PHOTOS = 20;
/** Searches before measuring, while code is not yet compiled. */
const WARM_UP = 200;

type Upload = { body: ArrayBuffer; headers: Record<string, string> };

/**
 * A 12-megapixel photo from upload to recognised ingredients on one core, its memory, and twenty at once during text
 * searches. The photo is an enlarged one of the table set; where the set is missing (see scripts/test-environment/table-photo.ts), a
 * generated one without food.
 */
export async function benchVision(): Promise<Row[]> {
  const photo = await makePhoto();
  return [...(await oneAtATime(photo)), ...(await allAtOnce(photo))];
}

async function oneAtATime(photo: Upload): Promise<Row[]> {
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  try {
    const { pid = 0 } = server.child;
    pinToOneCore(pid);
    const idle = memoryOf(pid);
    const memory = watchMemory(pid);
    const first = await timed(() => analyze(server, photo, 0));
    const times: number[] = [];
    for (let count = 1; count <= PHOTOS; count += 1) times.push((await timed(() => analyze(server, photo, count))).ms);
    return [
      { name: 'ingredients recognised', value: first.result, unit: '' },
      { name: 'the first photo after the start', value: first.ms, unit: 'ms' },
      {
        name: '12 megapixels to ingredients on one core, p50',
        value: percentile(times, 0.5),
        unit: 'ms',
        limit: { atMost: 900 },
      },
      { name: 'memory above idle, at most', value: memory.stop() - idle, unit: 'MB', limit: { atMost: 350 } },
    ];
  } finally {
    await server.stop();
  }
}

async function allAtOnce(photo: Upload): Promise<Row[]> {
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  try {
    const alone = (await startSearching({ url: server.url, from: 0, most: 2 * WARM_UP }).done).slice(WARM_UP);
    const searching = startSearching({ url: server.url, from: 2 * WARM_UP, most: Number.POSITIVE_INFINITY });
    const all = await timed(() =>
      Promise.all(Array.from({ length: PHOTOS }, (_, count) => analyze(server, photo, count))),
    );
    const texts = await searching.stop();
    return [
      { name: `${PHOTOS} photos at once, until the last answer`, value: all.ms / 1000, unit: 's' },
      { name: 'text searches before that, p99', value: percentile(alone, 0.99), unit: 'ms' },
      { name: 'text searches meanwhile, p50', value: percentile(texts, 0.5), unit: 'ms' },
      {
        name: `text searches meanwhile (${texts.length}), p99`,
        value: percentile(texts, 0.99),
        unit: 'ms',
        limit: { atMost: 100 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The number of ingredients recognised. */
async function analyze(server: RunningServer, photo: Upload, count: number): Promise<number> {
  const { body, headers } = photo;
  const address = clientAddress(count);
  const response = await fetch(`${server.url}/api/analyze`, {
    method: 'POST',
    headers: { ...headers, ...address },
    body,
  });
  if (response.status === 422) return 0;
  if (!response.ok) throw new Error(`a photo got ${response.status}: ${await response.text()}`);
  return ((await response.json()) as AnalyzeResponse).ingredients.length;
}

/** Pins a process and its future children to one core. */
function pinToOneCore(pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)], { stdio: 'ignore' });
}

/** A photo as an encoded form, so that measuring includes no encoding. */
async function makePhoto(): Promise<Upload> {
  const table = findTablePhoto();
  const size = { width: WIDTH, height: HEIGHT };
  const scene = table
    ? sharp(table).resize({ ...size, fit: 'cover' })
    : sharp({ create: { ...size, channels: 3, background: '#b8a888' } });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 };
  const grain = await sharp({ create: { ...size, channels: 3, background: 'gray', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bytes = await scene
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const made = new Response(form);
  return { body: await made.arrayBuffer(), headers: { 'content-type': made.headers.get('content-type') ?? '' } };
}
