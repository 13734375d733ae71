import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import sharp from 'sharp';
import memory from '../../apps/server/memory.json' with { type: 'json' };
import { endConnections } from '../../apps/server/src/test/postgres-database.ts';
import { startServer } from '../../apps/server/src/test/run-server.ts';
import { startPostgres } from '../../scripts/test-environment/postgres.mjs';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';
import { memoryOf, ownMemoryOf } from '../support/process-memory.ts';
import { createSyntheticCorpus } from '../support/synthetic-corpus.ts';
import { percentile, printRows, type Row } from '../support/table.ts';
import { checkSaves, fillCaches, type Load, search, sendPhotos, signInAndSave } from './load.ts';

const SAMPLE_EVERY_MS = 500;
const FAILURE_EVERY_MS = 8_000;
const DATABASE_AWAY_MS = 2_000;
const SEARCHES_TO_FILL = 2_500;
/** The last third's median may be this many times the first third's. */
const GROWTH_LIMIT = 1.25;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a positive number');

const kb = readKnowledgeBase();
const postgres = await startPostgres();
const start = (port?: string) =>
  startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: '/nowhere',
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: memory.heap.join(' '),
    ...memory.malloc,
    ...(port ? { PORT: port } : {}),
  });
// Memory and descriptors are those of the first process, which is never killed.
const lasting = await start();
let killed = await start();
const load: Load = {
  accounts: [],
  counts: { answered: 0, unavailable: 0, dropped: 0, unexpected: [] },
  photos: await Promise.all(['tomato', 'yellow', 'green'].map(drawPhoto)),
  urls: [lasting.url, killed.url],
};
const failures = { server: 0, PostgreSQL: 0, connections: 0 };
const samples: { memoryMb: number; withPhotosMb: number; descriptors: number }[] = [];

const FAILURES: (() => Promise<void>)[] = [
  async () => {
    killed.child.kill('SIGKILL');
    await killed.ended;
    killed = await start(new URL(killed.url).port);
    failures.server += 1;
  },
  async () => {
    await postgres.crash(DATABASE_AWAY_MS);
    failures.PostgreSQL += 1;
  },
  async () => {
    await endConnections(postgres.url);
    failures.connections += 1;
  },
];

// The caches are bounded: what grows once they are full is lost.
const { queries } = createSyntheticCorpus(kb, loadCookbook(readFileSync('dist/cookbook.json', 'utf8')));
const namesOf = (ids: readonly string[]) => ids.map((id) => kb.name(id, 'en-GB')).join(', ');
await fillCaches(
  lasting.url,
  queries(SEARCHES_TO_FILL).map(({ available }) => namesOf(available)),
);

const end = performance.now() + minutes * 60_000;
const isOver = (): boolean => performance.now() >= end;
const timer = setInterval(() => {
  const pid = lasting.child.pid ?? 0;
  const used = { memoryMb: ownMemoryOf(pid), withPhotosMb: memoryOf(pid) };
  samples.push({ ...used, descriptors: readdirSync(`/proc/${pid}/fd`).length });
}, SAMPLE_EVERY_MS);
try {
  await Promise.all([
    ...[1, 2].map(() => search(load, isOver)),
    ...[1, 2, 3].map(() => signInAndSave(load, isOver)),
    sendPhotos(load, isOver),
    fail(),
  ]);
  clearInterval(timer);
  for (const { child, output } of [lasting, killed])
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`a server ended by itself (${child.exitCode ?? child.signalCode}):\n${output()}`);
  const holds = printRows(`A mixed load with random failures for ${minutes} minutes`, await report());
  for (const answer of new Set(load.counts.unexpected)) console.log(`  unexpected: ${answer}`);
  process.exitCode = holds ? 0 : 1;
} finally {
  clearInterval(timer);
  for (const { child, ended } of [lasting, killed]) {
    child.kill('SIGTERM');
    await ended;
  }
  await postgres.stop();
}

async function fail(): Promise<void> {
  for (let n = Math.floor(Math.random() * FAILURES.length); !isOver(); n += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * FAILURE_EVERY_MS));
    await FAILURES[n % FAILURES.length]?.();
  }
}

async function report(): Promise<Row[]> {
  const { answered, unavailable, dropped, unexpected } = load.counts;
  const { lost, repeated, saves } = await checkSaves(load);
  const none = { atMost: 0 };
  return [
    ...Object.entries(failures).map(([name, value]) => ({ name: `failures: ${name}`, value, unit: '' })),
    { name: 'requests answered', value: answered, unit: '' },
    { name: 'answered with 503', value: unavailable, unit: '' },
    { name: 'without an answer, those that clients aborted included', value: dropped, unit: '' },
    { name: 'other answers', value: unexpected.length, unit: '', limit: none },
    { name: 'accounts', value: load.accounts.length, unit: '', limit: { atLeast: 1 } },
    { name: 'acknowledged saves', value: saves, unit: '', limit: { atLeast: 1 } },
    { name: 'acknowledged saves lost', value: lost, unit: '', limit: none },
    { name: 'saves there more than once', value: repeated, unit: '', limit: none },
    ...growth(
      'memory',
      'MB',
      samples.map(({ memoryMb }) => memoryMb),
    ),
    {
      name: 'memory with photo processes, at most',
      value: Math.max(...samples.map(({ withPhotosMb }) => withPhotosMb)),
      unit: 'MB',
    },
    ...growth(
      'file descriptors',
      '',
      samples.map(({ descriptors }) => descriptors),
    ),
  ];
}

/** Medians of the first and the last third. */
function growth(name: string, unit: string, of: readonly number[]): Row[] {
  const third = Math.floor(of.length / 3);
  const first = percentile(of.slice(0, third), 0.5);
  const last = percentile(of.slice(-third), 0.5);
  return [
    { name: `${name}, median of the first third`, value: first, unit },
    { name: `${name}, median of the last third`, value: last, unit, limit: { atMost: first * GROWTH_LIMIT } },
  ];
}

function drawPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
