import { fileURLToPath } from 'node:url';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** What features are typed against; which driver is behind it they never know. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseHandle = {
  database: Database;
  /** @throws if the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Any number that nothing else locks with. */
const MIGRATION_LOCK = 0x6c_61_72_64;
/** A server that hangs is as good as one that is not there. */
const QUERY_TIMEOUT_MS = 20_000;

/**
 * Opens the database and brings its schema up to date: PostgreSQL at `url`, or the embedded one in `dataDir`.
 * Safe when several processes start at once: PostgreSQL's migrations wait for each other, and a second process
 * on one `dataDir` is refused.
 * `onUnwritable` is called with the reason when what the embedded one writes does not reach the disk; it must end the
 * process, as is done where none is given.
 * @throws FolderLockedError if another process works in `dataDir`.
 */
export function createDatabase(options: {
  url: string | null;
  dataDir: string;
  onUnwritable?: (error: unknown) => void;
}): Promise<DatabaseHandle> {
  const { url, dataDir, onUnwritable = () => process.abort() } = options;
  return url === null ? createEmbedded(dataDir, onUnwritable) : createPostgres(url);
}

async function createEmbedded(dataDir: string, onUnwritable: (error: unknown) => void): Promise<DatabaseHandle> {
  const lock = await lockFolder(dataDir);
  try {
    const client = await openEmbedded(dataDir, onUnwritable);
    const database = drizzlePglite(client, { schema });
    await migratePglite(database, MIGRATIONS);
    return {
      database,
      ping: async () => void (await client.query('select 1')),
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

async function createPostgres(url: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {});
  const database = drizzleNodePostgres(pool, { schema });
  try {
    await migrateAlone(pool, database);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database, ping: async () => void (await pool.query('select 1')), close: () => pool.end() };
}

async function migrateAlone(
  pool: pg.Pool,
  database: ReturnType<typeof drizzleNodePostgres<typeof schema>>,
): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateNodePostgres(database, MIGRATIONS);
  } finally {
    // Ending the session gives the lock back, also where the connection is already broken.
    holder.release(true);
  }
}
