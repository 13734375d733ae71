import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html */
const BUSY = 5;

/** Another process uses the folder. */
export class FolderLockedError extends Error {}

/** Time for a previous process to finish closing. */
const WAIT_MS = 3_000;
const POLL_MS = 100;

/**
 * Locks a folder for this process until released or until the process ends. The lock is the operating system's, taken
 * through an empty SQLite file, so that a crash leaves none behind. Nothing else in this process may open that file:
 * closing it would release the lock.
 * @throws FolderLockedError if another process still holds it after three seconds
 */
export async function lockFolder(folder: string): Promise<{ release: () => void }> {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'lock'));
  for (let waited = 0; ; waited += POLL_MS) {
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      return { release: () => lock.close() };
    } catch (cause) {
      if (!(cause instanceof Error && 'errcode' in cause && cause.errcode === BUSY)) throw cause;
      if (waited >= WAIT_MS) {
        lock.close();
        throw new FolderLockedError(
          `Another process is using the data in ${folder}. Stop it first, give this one a DATA_DIR of its own, ` +
            'or set DATABASE_URL so that several can share one PostgreSQL.',
          { cause },
        );
      }
      await sleep(POLL_MS);
    }
  }
}
