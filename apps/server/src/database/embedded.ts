import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, syncPath, syncTree } from './durable-fs.ts';

/** PGlite's parameters, less `-F` (no fsync), with the one sync method that its file system can really do. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens the embedded PostgreSQL in `dataDir`, durable: a commit returns once it is on the disk.
 * A first start prepares it aside and moves it into place whole, so that a killed one leaves nothing half-made.
 */
export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'postgres');
  if (!existsSync(folder)) await prepare(folder);
  return open(folder);
}

function open(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams: START_PARAMS });
}

async function prepare(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await open(draft)).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(path.dirname(folder));
}
