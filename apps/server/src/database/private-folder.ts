import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Permissions of group and others. */
const NOT_OWNER = 0o077;

/**
 * Creates a folder that only its owner can use, and takes the permissions of group and others from everything in it.
 * Files of other owners, which can not be changed, are left as they are.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrict(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) restrict(path.join(entry.parentPath, entry.name));
  }
}

function restrict(file: string): void {
  const { mode } = lstatSync(file);
  if ((mode & NOT_OWNER) === 0) return;
  try {
    chmodSync(file, mode & 0o777 & ~NOT_OWNER);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
