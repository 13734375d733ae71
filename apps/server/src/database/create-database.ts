import { fileURLToPath } from 'node:url';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { eraseFromFiles, releaseDeleted } from './erase-deleted.ts';
import { lockFolder } from './folder-lock.ts';
import { makePrivate } from './private-folder.ts';
import * as schema from './schema.ts';
import { vacuumTables } from './vacuum.ts';

/** The database as features know it, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseHandle = {
  database: Database;
  /** @throws if the database does not answer. */
  ping: () => Promise<void>;
  /** Removes what deleted rows left behind, as far as the driver can. */
  erase: () => Promise<void>;
  /** Makes the space of deleted rows available again, where the database does not do so itself. */
  vacuum: () => Promise<void>;
  close: () => Promise<void>;
};

export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Key of the advisory lock; arbitrary, but used for nothing else. */
const MIGRATION_LOCK = 0x6c_61_72_64;
const QUERY_TIMEOUT_MS = 20_000;

/**
 * Opens and migrates the database: PostgreSQL at `url`, or the embedded one in `dataDir`. Safe when several processes
 * start at once: migrations of PostgreSQL wait for each other, and a second process on one `dataDir` is refused.
 * `onFatal` is called when the embedded database cannot write to its disk or panics, and must end the process; by default it
 * aborts.
 * @throws FolderLockedError if another process uses `dataDir`
 */
export function createDatabase(options: {
  url: string | null;
  dataDir: string;
  onFatal?: (error: unknown) => void;
  /** For a restore: the migrations of an older version. */
  migrations?: typeof MIGRATIONS;
}): Promise<DatabaseHandle> {
  const { url, dataDir, onFatal = () => process.abort(), migrations = MIGRATIONS } = options;
  return url === null ? createEmbedded(dataDir, onFatal, migrations) : createPostgres(url, migrations);
}

async function createEmbedded(
  dataDir: string,
  onFatal: (error: unknown) => void,
  migrations: typeof MIGRATIONS,
): Promise<DatabaseHandle> {
  const lock = await lockFolder(dataDir);
  try {
    const client = await openEmbedded(dataDir, onFatal);
    const database = drizzlePglite(client, { schema });
    await migratePglite(database, migrations);
    // PGlite sets the permissions of the files that it starts with itself, whatever the umask.
    makePrivate(dataDir);
    return {
      database,
      ping: async () => void (await client.query('select 1')),
      erase: () => eraseFromFiles(database),
      vacuum: () => vacuumTables(database),
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function createPostgres(url: string, migrations: typeof MIGRATIONS): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // Without listeners, a lost connection would end the process. The pool replaces an idle one; one that is in use fails
  // its next query, and the pool itself does not listen to it between two queries of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = drizzleNodePostgres(pool, { schema });
  try {
    await migrateWithLock(pool, database, migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database,
    ping: async () => void (await pool.query('select 1')),
    erase: () => releaseDeleted(database),
    vacuum: async () => {},
    close: () => pool.end(),
  };
}

async function migrateWithLock(
  pool: pg.Pool,
  database: ReturnType<typeof drizzleNodePostgres<typeof schema>>,
  migrations: typeof MIGRATIONS,
): Promise<void> {
  const holder = await pool.connect();
  try {
    // Of a transaction, not of a session: a pooler lends connections for one transaction at a time.
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrateNodePostgres(database, migrations);
  } finally {
    // Closing the connection ends the transaction.
    holder.release(true);
  }
}
