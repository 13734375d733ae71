import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { isInvalidData } from '../../errors/database-errors.ts';
import type { Database } from '../create-database.ts';
import { endSchema, headerSchema, migrationCount, tableLineSchema } from './backup-format.ts';

/** Rows that are inserted at once. */
const BATCH = 500;

/** A backup can not be restored; the message is a sentence for the operator. */
export class BackupError extends Error {}

type Lines = AsyncGenerator<string, unknown>;

/**
 * Reads the first line of a backup.
 * @returns the number of migrations that the database needs before `restoreRows`
 * @throws BackupError
 */
export async function readHeader(lines: Lines): Promise<number> {
  const first = await lines.next();
  const header = headerSchema.safeParse(parse(first.done ? '' : first.value));
  if (!header.success) throw new BackupError('This file is no backup of Larder.');
  const [, { migrations }] = header.data;
  if (migrations > migrationCount()) {
    throw new BackupError('This backup was made by a newer version of Larder. Restore it with that version.');
  }
  return migrations;
}

/**
 * Inserts the rows of a backup whose header was read into empty tables, all or none.
 * @returns number of rows
 * @throws BackupError for an incomplete or damaged backup
 */
export function restoreRows(database: Database, lines: Lines): Promise<number> {
  return database.transaction(async (transaction) => {
    const counts: Record<string, number> = {};
    let table: string | null = null;
    let batch: string[] = [];
    const insertBatch = async () => {
      if (table !== null) counts[table] = (counts[table] ?? 0) + batch.length;
      if (table !== null && batch.length > 0) await insertRows(transaction, table, batch);
      batch = [];
    };
    for await (const line of lines) {
      const value = parse(line);
      if (!Array.isArray(value)) {
        if (table === null) throw damaged();
        batch.push(line);
        if (batch.length === BATCH) await insertBatch();
        continue;
      }
      await insertBatch();
      const end = endSchema.safeParse(value);
      if (end.success) {
        if (!isDeepStrictEqual(end.data[1], counts)) throw damaged();
        return Object.values(counts).reduce((sum, count) => sum + count, 0);
      }
      const started = tableLineSchema.safeParse(value);
      if (!started.success) throw damaged();
      table = started.data[1];
    }
    throw new BackupError('This backup has no end: it was cut off, and nothing was restored.');
  });
}

/** @throws BackupError where the rows do not fit the table */
async function insertRows(database: Pick<Database, 'execute'>, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  const insertion = sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`;
  await database.execute(insertion).catch((error: unknown) => {
    throw isInvalidData(error) ? damaged(error) : error;
  });
}

function damaged(cause?: unknown): BackupError {
  return new BackupError('This backup is damaged, and nothing was restored.', { cause });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError('This file is no backup of Larder, or it is damaged.');
  }
}
