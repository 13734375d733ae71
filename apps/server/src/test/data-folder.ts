import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

/** A new DATA_DIR with an empty, migrated database: initialising one takes most of a first start. */
export async function createDataFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-data-'));
  const database = await PGlite.create({
    dataDir: path.join(folder, 'postgres'),
    loadDataDir: new Blob([readFileSync(inject('emptyDatabase'))]),
  });
  await database.close();
  return folder;
}
