import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isDiskFull } from '../errors/database-errors.ts';
import { createDatabase } from './create-database.ts';

const WRITER = fileURLToPath(new URL('../test/write-until-killed.ts', import.meta.url));

/** A data folder with the tables and no rows, to be copied: initialising takes most of the time of a test. */
let initialised: string;
beforeAll(async () => {
  initialised = fs.mkdtempSync(path.join(tmpdir(), 'larder-database-'));
  const { close } = await createDatabase({ url: null, dataDir: initialised });
  await close();
});
afterAll(() => fs.rmSync(initialised, { recursive: true, force: true }));

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function scratchFolder(): string {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'larder-database-'));
  cleanups.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function emptyDataFolder(): string {
  const folder = scratchFolder();
  fs.cpSync(path.join(initialised, 'postgres'), path.join(folder, 'postgres'), { recursive: true });
  return folder;
}

const insert = (id: string) => sql`insert into recipe values (${id}, '{}', now(), now())`;

test('a commit is synced to disk before it returns', async () => {
  const { database, close } = await createDatabase({ url: null, dataDir: emptyDataFolder() });
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let commit = 1; commit <= 20; commit += 1) {
    await database.execute(insert(`recipe-${commit}`));
    expect(fsync).toHaveBeenCalled();
    fsync.mockClear();
  }
  await close();
});

test('data survives closing and opening again', async () => {
  const dataDir = emptyDataFolder();
  const first = await createDatabase({ url: null, dataDir });
  await first.database.execute(insert('kept'));
  await first.close();
  const second = await createDatabase({ url: null, dataDir });
  expect(await second.database.query.recipes.findMany({ columns: { id: true } })).toEqual([{ id: 'kept' }]);
  await second.close();
});

test('every acknowledged write survives a kill of the writing process', async () => {
  const dataDir = emptyDataFolder();
  const acknowledged = await writeUntilKilled(dataDir, 150);
  const { database, close } = await createDatabase({ url: null, dataDir });
  const rows = await database.query.recipes.findMany({ columns: { id: true } });
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThanOrEqual(150);
  await close();
});

test('a second process on the same folder is refused with a sentence, and the first is unaffected', async () => {
  const dataDir = emptyDataFolder();
  const { database, close } = await createDatabase({ url: null, dataDir });
  const { code, stderr } = await runWriter(dataDir);
  expect(code).toBe(1);
  expect(stderr).toContain(`Another process is using the data in ${dataDir}`);
  await database.execute(insert('after'));
  expect(await database.query.recipes.findMany({ columns: { id: true } })).toEqual([{ id: 'after' }]);
  await close();
});

test('a first start that was killed half-way is repeated cleanly', async () => {
  const dataDir = scratchFolder();
  fs.mkdirSync(path.join(dataDir, 'postgres.new', 'base'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '17');
  const { ping, close } = await createDatabase({ url: null, dataDir });
  await expect(ping()).resolves.toBeUndefined();
  await close();
});

const NO_ROOM = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('on a full disk', () => {
  const large = (id: string) => sql`insert into recipe values (${id}, ${JSON.stringify(noise(400_000))}, now(), now())`;

  test('writes are refused, reads work, and writes work again once there is space', async () => {
    const { database, close } = await createDatabase({ url: null, dataDir: emptyDataFolder() });
    await database.execute(insert('before'));
    const disk = fullDisk();
    await expect(database.execute(large('too-large'))).rejects.toSatisfy(isDiskFull);
    expect(await database.query.recipes.findMany({ columns: { id: true } })).toEqual([{ id: 'before' }]);
    disk.mockRestore();
    await database.execute(large('after'));
    expect(await database.query.recipes.findMany({ columns: { id: true } })).toHaveLength(2);
    await close();
  });

  test('a write-ahead log that cannot be written is reported, and the next start has every acknowledged write', async () => {
    const dataDir = emptyDataFolder();
    const onFatal = vi.fn();
    const { database } = await createDatabase({ url: null, dataDir, onFatal });
    await database.execute(insert('before'));
    const disk = fullDisk();
    database.execute(insert('not-acknowledged')).catch(() => {});
    await vi.waitFor(() => expect(onFatal).toHaveBeenCalledWith(NO_ROOM));
    disk.mockRestore();

    const nextStart = scratchFolder();
    fs.cpSync(path.join(dataDir, 'postgres'), path.join(nextStart, 'postgres'), { recursive: true });
    const { database: reopened, close } = await createDatabase({ url: null, dataDir: nextStart });
    expect(await reopened.query.recipes.findMany({ columns: { id: true } })).toContainEqual({ id: 'before' });
    await close();
  });
});

test('a failing fsync is reported', async () => {
  const onFatal = vi.fn();
  const { database } = await createDatabase({ url: null, dataDir: emptyDataFolder(), onFatal });
  const broken = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  const disk = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw broken;
  });
  await database.execute(insert('not-durable')).catch(() => {});
  disk.mockRestore();
  expect(onFatal).toHaveBeenCalledWith(broken);
});

test('any panic of PostgreSQL is reported with its reason', async () => {
  const onFatal = vi.fn();
  const { database } = await createDatabase({ url: null, dataDir: emptyDataFolder(), onFatal });
  const openSync = fs.openSync;
  const broken = vi.spyOn(fs, 'openSync').mockImplementation((file, ...rest) => {
    if (String(file).includes('pg_control')) throw Object.assign(new Error('EIO: i/o error, open'), { code: 'EIO' });
    return openSync(file, ...rest);
  });
  await expect(database.execute(sql`checkpoint`)).rejects.toThrow();
  broken.mockRestore();
  expect(onFatal).toHaveBeenCalledOnce();
  expect(String(onFatal.mock.calls[0]?.[0])).toMatch(/PANIC: .*pg_control/);
});

/** Text that no compression makes small. */
function noise(length: number): string {
  return randomBytes(length / 2).toString('hex');
}

function fullDisk() {
  return vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw NO_ROOM;
  });
}

/** Lets another process write until `count` writes are acknowledged, then kills it; the ids it had acknowledged. */
function writeUntilKilled(dataDir: string, count: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [WRITER, dataDir]);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > count) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', () => resolve(said.split('\n').slice(0, -1)));
  });
}

function runWriter(dataDir: string): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [WRITER, dataDir]);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('close', (code) => resolve({ code, stderr }));
  });
}
