import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../database/create-database.ts';
import * as schema from '../database/schema.ts';

/** Empty databases of earlier tests of this worker: starting one takes twenty times as long as emptying it. */
const idle: PGlite[] = [];

/** An empty database in memory with all migrations applied. */
export async function openEmbeddedTestDatabase(): Promise<DatabaseHandle> {
  const client = idle.pop() ?? (await start());
  const { lent, end } = lend(client);
  return {
    database: drizzle(lent, { schema }),
    ping: async () => void (await lent.query('select 1')),
    erase: async () => {},
    vacuum: async () => {},
    close: async () => {
      if (!end()) return;
      await empty(client);
      idle.push(client);
    },
  };
}

function start(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([readFileSync(inject('emptyDatabase'))]) });
}

/** A client that throws after `end`, like a closed one. `end` returns false if it was called before. */
function lend(client: PGlite): { lent: PGlite; end: () => boolean } {
  let isOpen = true;
  const lent = new Proxy(client, {
    get(target, name) {
      if (!isOpen) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const end = () => {
    const wasOpen = isOpen;
    isOpen = false;
    return wasOpen;
  };
  return { lent, end };
}

/** Waits for statements and transactions in progress. */
async function empty(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  await client.exec(`truncate ${rows[0]?.tables} restart identity cascade`);
  await client.exec('discard all');
  // Otherwise the write-ahead log would grow up to 1 GB in memory.
  await client.exec('checkpoint');
}
