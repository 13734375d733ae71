import { sql } from 'drizzle-orm';
import type { Database } from '../create-database.ts';
import { BACKUP_FORMAT, backedUpTables, migrationCount } from './backup-format.ts';

/** Rows that are read at once. */
const BATCH = 500;

/**
 * Writes everything stored as lines of JSON (see backup-format.ts), as of one moment, while others read and write. The
 * embedded database answers nothing else meanwhile. `write` gets whole lines and is waited for.
 * @returns number of rows
 */
export async function writeBackup(
  database: Database,
  now: Date,
  write: (lines: string) => Promise<void>,
): Promise<number> {
  const counts: Record<string, number> = {};
  const line = (value: unknown) => write(`${JSON.stringify(value)}\n`);
  await line([BACKUP_FORMAT, { migrations: migrationCount(), createdAt: now.toISOString() }]);
  await database.transaction(
    async (transaction) => {
      for (const table of backedUpTables()) {
        await line(['table', table]);
        counts[table] = await writeRows(transaction, table, write);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await line(['end', counts]);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function writeRows(
  database: Pick<Database, 'execute'>,
  table: string,
  write: (lines: string) => Promise<void>,
): Promise<number> {
  let count = 0;
  await database.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = (await database.execute(sql.raw(`fetch ${BATCH} from backup_rows`))) as {
      rows: { line: string }[];
    };
    if (rows.length === 0) break;
    count += rows.length;
    await write(rows.map(({ line }) => `${line}\n`).join(''));
  }
  await database.execute(sql`close backup_rows`);
  return count;
}
