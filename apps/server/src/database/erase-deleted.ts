import { type SQL, sql } from 'drizzle-orm';

type Connection = { execute: (query: SQL) => PromiseLike<unknown> };

/** Tables with addresses, names and tokens of people, which are small enough to rewrite. */
const PERSONAL_TABLES = ['user', 'credential', 'session', 'verification', 'preferences'];
/** Their content is their users', too, but they may be large: space of deleted rows is only released for others. */
const CONTENT_TABLES = ['own_recipe', 'saved_recipe', 'rating', 'recipe', 'image_feedback'];

/**
 * Removes what deleted and changed rows left in the files of the embedded database: rewrites the personal tables, and
 * drops the write-ahead log up to now.
 */
export async function eraseFromFiles(database: Connection): Promise<void> {
  for (const table of PERSONAL_TABLES) await database.execute(sql`vacuum full ${sql.identifier(table)}`);
  for (const table of CONTENT_TABLES) await database.execute(sql`vacuum ${sql.identifier(table)}`);
  await database.execute(sql`select pg_switch_wal()`);
  await database.execute(sql`checkpoint`);
}

/** The same on a PostgreSQL server, whose log and backups are the operator's: releases the space of deleted rows. */
export async function releaseDeleted(database: Connection): Promise<void> {
  for (const table of [...PERSONAL_TABLES, ...CONTENT_TABLES]) {
    await database.execute(sql`vacuum ${sql.identifier(table)}`);
  }
}

export type Eraser = {
  /** Erases soon. Called after personal data was deleted or changed. */
  schedule: () => void;
  /** Erases now what is scheduled. */
  settle: () => Promise<void>;
};

/** Long enough that several deletions in a row are erased together. */
const DELAY_MS = 1_000;
/** At least this long between two, since they read and write whole tables. */
const INTERVAL_MS = 10 * 60_000;

/** Runs `erase` in the background, at most every ten minutes. */
export function createEraser(dependencies: {
  erase: () => Promise<void>;
  logFailure: (error: unknown) => void;
}): Eraser {
  const { erase, logFailure } = dependencies;
  let timer: NodeJS.Timeout | null = null;
  let lastRun = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();

  function run(): Promise<void> {
    timer = null;
    lastRun = performance.now();
    running = running.then(erase).catch(logFailure);
    return running;
  }

  return {
    schedule() {
      timer ??= setTimeout(run, Math.max(DELAY_MS, lastRun + INTERVAL_MS - performance.now())).unref();
    },
    settle() {
      if (timer === null) return running;
      clearTimeout(timer);
      return run();
    },
  };
}
