import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS } from './create-database.ts';

/** The first `count` migrations, in a temporary folder until `remove` is called. */
export function olderMigrations(count: number): typeof MIGRATIONS & { remove: () => void } {
  const migrationsFolder = mkdtempSync(path.join(tmpdir(), 'larder-migrations-'));
  cpSync(MIGRATIONS.migrationsFolder, migrationsFolder, { recursive: true });
  const journal = path.join(migrationsFolder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return { migrationsFolder, remove: () => rmSync(migrationsFolder, { recursive: true, force: true }) };
}
