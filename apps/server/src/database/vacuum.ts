import { setImmediate as nextTurn } from 'node:timers/promises';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/**
 * Makes the space of deleted rows available to new ones, table by table. The embedded database has no background process
 * that does so (autovacuum), and answers nothing else meanwhile.
 */
export async function vacuumTables(database: { execute: (query: SQL) => PromiseLike<unknown> }): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    await database.execute(sql`vacuum ${sql.identifier(getTableConfig(table).name)}`);
    await nextTurn();
  }
}
