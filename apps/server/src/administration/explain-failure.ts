import { ConfigError } from '../config.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { isDatabaseUnavailable } from '../errors/database-errors.ts';

/** Failures that an operator can fix, by the code of a system call or of PostgreSQL. */
const SENTENCES: Record<string, string> = {
  EADDRINUSE: 'The port is taken. Set PORT to another one, or stop what listens there.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  EACCES: 'That is not allowed: choose a PORT above 1023 and a DATA_DIR you may write to.',
  EEXIST: 'DATA_DIR is a file; it must be a folder.',
  ENOTDIR: 'DATA_DIR leads through a file; it must be a folder.',
  ENOSPC: 'The disk is full.',
  '53100': 'The disk that holds DATA_DIR, or the database at DATABASE_URL, is full.',
  ECONNREFUSED: 'No PostgreSQL answers at DATABASE_URL.',
  ETIMEDOUT: 'No PostgreSQL answers at DATABASE_URL.',
  ENOTFOUND: 'The host in DATABASE_URL or HOST is not known.',
  EAI_AGAIN: 'The host in DATABASE_URL or HOST can not be looked up at the moment.',
  '28P01': 'PostgreSQL refuses the password in DATABASE_URL.',
  '28000': 'PostgreSQL does not know the role in DATABASE_URL.',
  '3D000': 'The database in DATABASE_URL does not exist. Create it first.',
};

const UNAVAILABLE = 'The database at DATABASE_URL can not be reached at the moment.';

/** Why a start or a command failed: a sentence for what an operator can fix, the stack for the rest. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderLockedError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const sentence = SENTENCES[code] ?? (isDatabaseUnavailable(error) && error.cause === undefined ? UNAVAILABLE : null);
  return sentence ?? (error.cause === undefined ? (error.stack ?? error.message) : explainFailure(error.cause));
}
