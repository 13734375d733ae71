import { getTableName, is, type Table } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { MIGRATIONS } from '../create-database.ts';
import * as schema from '../schema.ts';

/**
 * A backup is lines of JSON: a header, then for each table a line with its name and a line for each of its rows, then
 * the end with the number of rows of each table. Rows are objects as PostgreSQL's `row_to_json` writes them; the other
 * lines are arrays.
 */
export const BACKUP_FORMAT = 'larder-backup';

export const headerSchema = z.tuple([
  z.literal(BACKUP_FORMAT),
  /** Number of migrations that the rows were written after. */
  z.object({ migrations: z.int().min(1), createdAt: z.iso.datetime() }),
]);
export const tableLineSchema = z.tuple([z.literal('table'), z.string()]);
export const endSchema = z.tuple([z.literal('end'), z.record(z.string(), z.int().min(0))]);

/** Number of migrations of this version. */
export function migrationCount(): number {
  return readMigrationFiles(MIGRATIONS).length;
}

/** Tables that a backup leaves out: after a restore, people sign in again and limits count anew. */
const TRANSIENT: readonly PgTable[] = [schema.sessions, schema.verifications, schema.limitCounts];

/** The tables of the schema. */
export function allTables(): PgTable[] {
  return Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
}

/** Names of the tables that a backup has, each after the tables that its rows refer to. */
export function backedUpTables(): string[] {
  const waiting = allTables();
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((table) =>
      referencesOf(table).every((other) => other === table || ordered.includes(other)),
    );
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered.filter((table) => !TRANSIENT.includes(table as PgTable)).map((table) => getTableName(table));
}

function referencesOf(table: PgTable): Table[] {
  return getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
}
