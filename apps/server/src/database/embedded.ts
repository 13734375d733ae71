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
 * `onLogUnwritable` is called when the database stops for good, because its log finds no room on the disk.
 */
export async function openEmbedded(dataDir: string, onLogUnwritable: (error: unknown) => void): Promise<PGlite> {
  const folder = path.join(dataDir, 'postgres');
  if (!existsSync(folder)) await prepare(folder, onLogUnwritable);
  return open(folder, onLogUnwritable);
}

function open(folder: string, onLogUnwritable: (error: unknown) => void): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(folder, onLogUnwritable), startParams: START_PARAMS });
}

async function prepare(folder: string, onLogUnwritable: (error: unknown) => void): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await open(draft, onLogUnwritable)).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(path.dirname(folder));
}
