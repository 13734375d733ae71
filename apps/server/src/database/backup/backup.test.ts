import { lstatSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-app.ts';
import { createPostgresDatabase } from '../../test/postgres-database.ts';
import { createDatabase, type Database } from '../create-database.ts';
import * as schema from '../schema.ts';
import { backUpToFile, restoreFromFile } from './backup-file.ts';
import { allTables, backedUpTables, migrationCount } from './backup-format.ts';
import { readHeader, restoreRows } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2026-03-04T05:06:07.890Z');
const ROWS = 1_203;

let folder: string;
const cleanups: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-backup-'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  rmSync(folder, { recursive: true });
});

/** Where a new database is: embedded, or on the server that the suite runs on. */
async function newTarget(name: string): Promise<{ url: string | null; dataDir: string }> {
  const dataDir = path.join(folder, name);
  if (process.env.LARDER_TEST_ON !== 'postgres') return { url: null, dataDir };
  const { url, drop } = await createPostgresDatabase();
  cleanups.push(drop);
  return { url, dataDir };
}

async function withDatabase<T>(
  target: { url: string | null; dataDir: string },
  use: (database: Database) => Promise<T>,
) {
  const { database, close } = await createDatabase(target);
  return use(database).finally(close);
}

async function fill(database: Database): Promise<void> {
  const dates = { createdAt: NOW, updatedAt: NOW };
  await database
    .insert(schema.users)
    .values({ id: 'ada', email: 'ada@example.org', name: 'Ada “Ł” O’Neil\n', ...dates });
  await database
    .insert(schema.credentials)
    .values({ id: 'c', userId: 'ada', providerId: 'credential', accountId: 'ada', password: 'hash', ...dates });
  await database
    .insert(schema.sessions)
    .values({ id: 's', token: 't', userId: 'ada', credentialId: 'c', credentialVersion: 0, expiresAt: NOW, ...dates });
  const saved = Array.from({ length: ROWS }, (_, index) => ({
    userId: 'ada',
    recipeId: `recipe-${index}`,
    savedAt: NOW,
  }));
  await database.insert(schema.savedRecipes).values(saved);
  await database.insert(schema.ratings).values({ userId: 'ada', recipeId: 'recipe-1', rating: 5, ratedAt: NOW });
}

async function contentOf(database: Database) {
  return {
    users: await database.select().from(schema.users),
    credentials: await database.select().from(schema.credentials),
    saved: await database.select().from(schema.savedRecipes).orderBy(schema.savedRecipes.recipeId),
    ratings: await database.select().from(schema.ratings),
  };
}

async function backedUp(): Promise<{ file: string; content: Awaited<ReturnType<typeof contentOf>> }> {
  const file = path.join(folder, 'backups', 'one.gz');
  const { database, close } = await createTestDatabase();
  cleanups.push(close);
  await fill(database);
  await backUpToFile(database, file, NOW);
  return { file, content: await contentOf(database) };
}

test('what was backed up is restored into an empty database, without the sessions', async () => {
  const { file, content } = await backedUp();
  expect(statSync(file).mode & 0o077).toBe(0);
  const target = await newTarget('target');
  expect(await restoreFromFile(file, target)).toBe(ROWS + 3);

  await withDatabase(target, async (database) => {
    expect(await contentOf(database)).toEqual(content);
    expect(content.saved).toHaveLength(ROWS);
    expect(await database.select().from(schema.sessions)).toEqual([]);
  });
  await expect(restoreFromFile(file, target)).rejects.toThrow(/has a database|holds accounts/);
});

test('a file that lies in the way of a backup in progress does not receive it', async () => {
  const file = path.join(folder, 'larder.gz');
  const other = path.join(folder, 'of somebody else');
  writeFileSync(other, '', { mode: 0o666 });
  symlinkSync(other, `${file}.part`);
  const { database, close } = await createTestDatabase();
  cleanups.push(close);
  await backUpToFile(database, file, NOW);
  expect(statSync(other).size).toBe(0);
  expect(lstatSync(file).isFile()).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a backup of an older version is migrated', async () => {
  const file = path.join(folder, 'old.gz');
  const at = '2026-01-01T00:00:00Z';
  const user = {
    id: 'ada',
    email: 'ada@example.org',
    email_verified: true,
    name: '',
    marketing_consent: false,
    created_at: at,
    updated_at: at,
  };
  const own = { user_id: 'ada', id: '1', recipe: { source: 'chef', title: { en: 'Soup' } }, created_at: at };
  const lines = [
    ['larder-backup', { migrations: 2, createdAt: at }],
    ['table', 'user'],
    user,
    ['table', 'own_recipe'],
    own,
    ['end', { user: 1, own_recipe: 1 }],
  ];
  writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  const target = await newTarget('target');
  await restoreFromFile(file, target);

  const [restored] = await withDatabase(target, (database) => database.select().from(schema.ownRecipes));
  expect(restored).toMatchObject({ recipe: { source: 'composer' }, bytes: expect.any(Number) });
  expect(restored?.bytes).toBeGreaterThan(0);
});

test('what is no backup is refused', async () => {
  const file = path.join(folder, 'other.gz');
  writeFileSync(file, 'not a backup');
  await expect(restoreFromFile(file, { url: null, dataDir: folder })).rejects.toThrow(/no backup/);
  await expect(restoreFromFile(`${file}.gone`, { url: null, dataDir: folder })).rejects.toThrow(/no file/);
});

test.each<[string, (lines: string[]) => string[], RegExp]>([
  ['without its end', (lines) => lines.slice(0, -1), /no end/],
  ['that lacks a row', (lines) => lines.toSpliced(3, 1), /damaged/],
  ['with half a line', (lines) => lines.map((line, index) => (index === 3 ? line.slice(9) : line)), /damaged/],
  ['of a newer version', ([first, ...rest]) => [newer(first), ...rest], /newer version/],
])('a backup %s is refused, and nothing is restored', async (_, change, message) => {
  const { database, close } = await createTestDatabase();
  cleanups.push(close);
  await fill(database);
  const whole: string[] = [];
  await writeBackup(database, NOW, async (text) => void whole.push(...text.trimEnd().split('\n')));
  await database.delete(schema.users);

  const restore = async (lines: AsyncGenerator<string>) => {
    await readHeader(lines);
    await restoreRows(database, lines);
  };
  await expect(restore(linesOf(change(whole)))).rejects.toThrow(message);
  expect(await database.select().from(schema.users)).toEqual([]);
  await restore(linesOf(whole));
  expect(await database.select().from(schema.users)).toHaveLength(1);
});

test('every table is in the backup, but for sessions, tokens and counts of limits', () => {
  const left = allTables()
    .map((table) => getTableName(table))
    .filter((name) => !backedUpTables().includes(name));
  expect(left.toSorted()).toEqual(['limit_count', 'session', 'verification']);
});

async function* linesOf(lines: string[]) {
  yield* lines;
}

function newer(header = ''): string {
  return header.replace(`"migrations":${migrationCount()}`, `"migrations":${migrationCount() + 1}`);
}
