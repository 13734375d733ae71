import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { AnalyzeResponse } from '@larder/contract/analyze';
import { type RunningServer, startProcess } from '../scripts/test-environment/server-process.ts';
import { clientAddress, timed } from './support/client.ts';
import { type BenchPhoto, makePhotos } from './support/photos.ts';
import { memoryOf, watchMemory } from './support/process-memory.ts';
import { percentile, type Row } from './support/table.ts';
import { startSearching } from './support/text-searches.ts';

const PHOTOS = 20;
/** Searches before measuring, while code is not yet compiled. */
const WARM_UP = 200;
/** A started server has returned the memory of its start after that. */
const SETTLED_MS = 15_000;
/** Of a 12-megapixel photo, in milliseconds. */
const MOST_MS = { atOnce: 500, closer: 900 };

type Upload = BenchPhoto & { body: ArrayBuffer; headers: Record<string, string> };

/**
 * 12-megapixel photos from upload to recognised ingredients on one core, their memory, and twenty at once during text
 * searches.
 */
export async function benchVision(): Promise<Row[]> {
  const uploads = await Promise.all((await makePhotos()).map(encoded));
  return [...(await oneAtATime(uploads)), ...(await allAtOnce(uploads))];
}

async function oneAtATime(uploads: readonly Upload[]): Promise<Row[]> {
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  try {
    const { pid = 0 } = server.child;
    pinToOneCore(pid);
    await setTimeout(SETTLED_MS);
    const idle = memoryOf(pid);
    const memory = watchMemory(pid);
    const rows: Row[] = [];
    for (const upload of uploads) {
      const first = await timed(() => analyze(server, upload, 0));
      if (rows.length === 0) rows.push({ name: 'the first photo after the start', value: first.ms, unit: 'ms' });
      const times: number[] = [];
      for (let count = 1; count <= PHOTOS; count += 1) {
        times.push((await timed(() => analyze(server, upload, count))).ms);
      }
      rows.push(
        { name: `${upload.shows}: ingredients recognised`, value: first.result, unit: '' },
        {
          name: `${upload.shows}: 12 megapixels to ingredients on one core, p50`,
          value: percentile(times, 0.5),
          unit: 'ms',
          limit: { atMost: upload.isLookedAtCloser ? MOST_MS.closer : MOST_MS.atOnce },
        },
      );
    }
    return [
      ...rows,
      { name: 'memory above idle, at most', value: memory.stop() - idle, unit: 'MB', limit: { atMost: 300 } },
    ];
  } finally {
    await server.stop();
  }
}

/** Photos of each kind in turn. */
async function allAtOnce(uploads: readonly Upload[]): Promise<Row[]> {
  const server = await startProcess('apps/server/src/main.ts', '/readyz');
  try {
    const alone = (await startSearching({ url: server.url, from: 0, most: 2 * WARM_UP }).done).slice(WARM_UP);
    const searching = startSearching({ url: server.url, from: 2 * WARM_UP, most: Number.POSITIVE_INFINITY });
    const kinds = Array.from({ length: PHOTOS }, () => uploads)
      .flat()
      .slice(0, PHOTOS);
    const photos = timed(() => Promise.all(kinds.map((upload, count) => analyze(server, upload, count))));
    // Searches stop before the server does, also after a photo that failed.
    const texts = await photos.then(searching.stop, searching.stop);
    const all = await photos;
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
async function analyze(server: RunningServer, { body, headers }: Upload, count: number): Promise<number> {
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

/** A photo in an encoded form, so that measuring includes no encoding. */
async function encoded(photo: BenchPhoto): Promise<Upload> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo.jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
  const made = new Response(form);
  return {
    ...photo,
    body: await made.arrayBuffer(),
    headers: { 'content-type': made.headers.get('content-type') ?? '' },
  };
}
