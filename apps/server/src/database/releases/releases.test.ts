import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { createPostgresDatabase } from '../../test/postgres-database.ts';
import { restoreFromFile } from '../backup/backup-file.ts';
import { createDatabase, type Database } from '../create-database.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CHANGELOG = fileURLToPath(new URL('../../../../../CHANGELOG.md', import.meta.url));
const VERSIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => path.basename(name, '.jsonl'));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A database with the rows of a released version, migrated to the present schema. */
async function migrated(version: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-release-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'backup.gz');
  writeFileSync(file, gzipSync(readFileSync(path.join(FOLDER, `${version}.jsonl`))));
  const target = { url: null as string | null, dataDir: path.join(folder, 'data') };
  if (process.env.LARDER_TEST_ON === 'postgres') {
    const { url, drop } = await createPostgresDatabase();
    cleanups.push(drop);
    target.url = url;
  }
  await restoreFromFile(file, target);
  const database = await createDatabase(target);
  cleanups.push(database.close);
  return database;
}

/** The rows of a dump by table. */
function rowsOf(version: string): Map<string, object[]> {
  const tables = new Map<string, object[]>();
  let table = '';
  for (const line of readFileSync(path.join(FOLDER, `${version}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')) {
    const value: unknown = JSON.parse(line);
    if (!Array.isArray(value)) tables.get(table)?.push(value as object);
    else if (value[0] === 'table') {
      table = value[1];
      tables.set(table, []);
    }
  }
  return tables;
}

async function count(database: Database, table: string): Promise<number> {
  const { rows } = (await database.execute(sql`select count(*) as count from ${sql.identifier(table)}`)) as unknown as {
    rows: { count: string }[];
  };
  return Number(rows[0]?.count);
}

test('every version of the changelog has a dump of its schema', () => {
  const released = Array.from(readFileSync(CHANGELOG, 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm), ([, name]) => name);
  expect(released.length).toBeGreaterThan(0);
  expect(VERSIONS.toSorted()).toEqual(released.toSorted());
});

describe.each(VERSIONS)('a database of version %s', (version) => {
  test('has a row in every table of the dump, and keeps them all when it is migrated', async () => {
    const { database } = await migrated(version);
    const dumped = rowsOf(version);
    expect(dumped.size).toBeGreaterThan(5);
    for (const [table, rows] of dumped) {
      expect([table, rows.length]).not.toEqual([table, 0]);
      expect([table, await count(database, table)]).toEqual([table, rows.length]);
    }
  });

  test('lets its people sign in, and shows them what they saved and set', async () => {
    const server = await createTestApp({ database: await migrated(version) });
    cleanups.push(() => server.close());
    const person = openBrowser(server);
    const account = { email: 'ada@example.org', password: 'correct horse battery' };
    expect((await person.send('POST', '/api/auth/login', account)).statusCode).toBe(200);
    const saved: { id: string; title: string }[] = (await person.get('/api/user/recipes/saved')).json();
    expect(saved.map(({ id }) => id)).toContain('spaghetti-carbonara');
    expect(saved.length).toBeGreaterThan(1);
    for (const { id } of saved) expect((await person.get(`/api/recipes/${id}`)).statusCode).toBe(200);
    expect((await person.get('/api/preferences')).json()).toMatchObject({ excludedAllergens: ['Nuts'] });
  });
});
