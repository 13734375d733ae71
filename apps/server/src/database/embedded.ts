import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
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
];

/**
 * Opens the embedded PostgreSQL in `dataDir`; commits return once they are on disk. It is created in a temporary folder
 * and renamed, so that a first start that is killed leaves nothing half-made. `onFatal`: see `DurableNodeFS`.
 */
export async function openEmbedded(dataDir: string, onFatal: (error: unknown) => void): Promise<PGlite> {
  const folder = path.join(dataDir, 'postgres');
  if (!existsSync(folder)) await prepare(folder, onFatal);
  return open(folder, onFatal);
}

function open(folder: string, onFatal: (error: unknown) => void): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(folder, onFatal), startParams: START_PARAMS });
}

async function prepare(folder: string, onFatal: (error: unknown) => void): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await open(draft, onFatal)).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(path.dirname(folder));
}
