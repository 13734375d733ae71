import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, syncPath, syncTree } from './durable-fs.ts';

/** PGlite's parameters without `-F` (no fsync), and the one sync method that `DurableNodeFS` implements. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // Files of the write-ahead log are removed, not renamed for reuse: they hold what was deleted.
  '-c',
  'wal_recycle=off',
  // PGlite touches all of it at the start, and the default is 128 MB; the operating system caches the files too.
  '-c',
  'shared_buffers=32MB',
];

/** Where the files of the embedded PostgreSQL are; there only once it is whole. */
export function databaseFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/**
 * Opens the embedded PostgreSQL in `dataDir`; commits return once they are on disk. It is created in a temporary folder
 * and renamed, so that a first start that is killed leaves nothing half-made. `onFatal`: see `DurableNodeFS`.
 */
export async function openEmbedded(dataDir: string, onFatal: (error: unknown) => void): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) await prepare(folder, onFatal);
  return open(folder, onFatal);
}

async function open(folder: string, onFatal: (error: unknown) => void): Promise<PGlite> {
  setOptimizing(false);
  try {
    return await PGlite.create({ fs: new DurableNodeFS(folder, onFatal), startParams: START_PARAMS });
  } finally {
    setOptimizing(true);
  }
}

/**
 * Whether V8 optimizes the WebAssembly modules that are compiled from now on. Optimizing PostgreSQL takes 500 MB of memory
 * and a second at each start; without it short queries take as long, and those that read thousands of rows 1.8 times as
 * long.
 */
function setOptimizing(isOn: boolean): void {
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering']) setFlagsFromString(`--${isOn ? '' : 'no-'}${flag}`);
}

async function prepare(folder: string, onFatal: (error: unknown) => void): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await open(draft, onFatal)).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(path.dirname(folder));
}
