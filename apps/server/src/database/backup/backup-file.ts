import {
  chmodSync,
  constants,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getSystemErrorMessage } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../create-database.ts';
import { syncPath, syncTree } from '../durable-fs.ts';
import { databaseFolder } from '../embedded.ts';
import { olderMigrations } from '../older-migrations.ts';
import { BackupError, readHeader, restoreRows } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Writes a backup, compressed and readable by its owner alone, under a temporary name until it is whole and on disk.
 * @returns number of rows
 * @throws BackupError where the file exists or can not be written
 */
export async function backUpToFile(database: Database, file: string, now: Date): Promise<number> {
  const draft = draftOf(file);
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx' })).catch(
    (error: unknown) => {
      throw ofFile(error, file, 'written');
    },
  );
  // It may fail before anything waits for it.
  written.catch(() => {});
  try {
    const rows = await writeBackup(database, now, async (text) => {
      if (!lines.write(text)) await Promise.race([written, new Promise((resolve) => lines.once('drain', resolve))]);
    });
    lines.end();
    await written;
    putInPlace(draft, file);
    return rows;
  } catch (error) {
    lines.destroy();
    await written.catch(() => {});
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Copies a backup, also to another file system, under a temporary name until it is whole and on disk.
 * @throws BackupError where the file exists or can not be written
 */
export function copyBackup(from: string, file: string): void {
  const draft = draftOf(file);
  try {
    copyFileSync(from, draft, constants.COPYFILE_EXCL);
    chmodSync(draft, 0o600);
    putInPlace(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw ofFile(error, file, 'written');
  }
}

/** Removes a backup, whole or cut off, where there is one. */
export function discardBackup(file: string): void {
  for (const one of [file, temporaryName(file)]) rmSync(one, { force: true });
}

/** @throws BackupError where the file exists */
export function expectNewFile(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists. Choose another name.`);
}

/** The temporary name for a file that is not there yet, in its folder, which is created. */
function draftOf(file: string): string {
  expectNewFile(file);
  const draft = temporaryName(file);
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // What lies there, left over or put there by another user of the machine, must not receive the backup.
    rmSync(draft, { force: true });
  } catch (error) {
    throw ofFile(error, file, 'written');
  }
  return draft;
}

/** A sentence for what the system says of a file, such as that it may not be read; other errors as they are. */
function ofFile(cause: unknown, file: string, doing: 'read' | 'written'): unknown {
  const number = cause instanceof Error && 'syscall' in cause && 'errno' in cause ? cause.errno : undefined;
  if (typeof number !== 'number') return cause;
  return new BackupError(`${file} can not be ${doing}: ${getSystemErrorMessage(number)}.`, { cause });
}

function temporaryName(file: string): string {
  return `${file}.part`;
}

function putInPlace(draft: string, file: string): void {
  syncPath(draft);
  renameSync(draft, file);
  syncPath(path.dirname(file));
}

/**
 * Restores a backup, of this version or an older one, into the embedded database of `dataDir` or the PostgreSQL database
 * at `url`; either must hold nothing yet.
 * @returns number of rows
 * @throws BackupError; FolderLockedError
 */
export async function restoreFromFile(
  file: string,
  { url, dataDir }: { url: string | null; dataDir: string },
): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (url !== null) return restoreInto({ url, dataDir }, file);
  const folder = databaseFolder(dataDir);
  if (existsSync(folder)) {
    throw new BackupError(
      `${dataDir} has a database. Stop the server and move the folder "postgres" in it away first.`,
    );
  }
  // A restore that is killed must not leave a database that looks whole.
  const draft = path.join(dataDir, 'restoring');
  rmSync(draft, { recursive: true, force: true });
  try {
    const rows = await restoreInto({ url, dataDir: draft }, file);
    syncTree(draft);
    renameSync(databaseFolder(draft), folder);
    syncPath(dataDir);
    return rows;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function restoreInto(target: { url: string | null; dataDir: string }, file: string): Promise<number> {
  const lines = linesOf(file);
  try {
    const older = olderMigrations(await readHeader(lines));
    const { database, close } = await createDatabase({ ...target, migrations: older }).finally(() => older.remove());
    const rows = await expectEmpty(database)
      .then(() => restoreRows(database, lines))
      .finally(close);
    const { close: closeMigrated } = await createDatabase(target);
    await closeMigrated();
    return rows;
  } finally {
    await lines.return?.();
  }
}

async function expectEmpty(database: Database): Promise<void> {
  const { rows } = (await database.execute(sql`select 1 from "user" limit 1`)) as { rows: unknown[] };
  if (rows.length > 0) throw new BackupError('The database holds accounts. Restore into an empty one.');
}

async function* linesOf(file: string): AsyncGenerator<string, void> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once('error', (error) => unpacked.destroy(ofFile(error, file, 'read') as Error));
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError('This file is no backup of Larder, or it is damaged.', { cause });
  } finally {
    source.destroy();
  }
}
