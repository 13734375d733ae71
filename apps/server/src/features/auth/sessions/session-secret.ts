import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../../database/create-database.ts';
import { syncPath } from '../../../database/durable-fs.ts';
import { addSetting } from '../../../database/settings.ts';

const SECRET_BYTES = 32;
const FILE = 'session-secret';
const SETTING = 'session-secret';

/**
 * The secret that session cookies are signed with, generated at the first start: stored in a file beside the embedded
 * database, or in the PostgreSQL that several processes share (docs/decisions/0006-accounts.md).
 */
export function loadSessionSecret(options: {
  database: Database;
  dataDir: string;
  isShared: boolean;
}): string | Promise<string> {
  const { database, dataDir, isShared } = options;
  return isShared ? addSetting(database, SETTING, newSecret()) : loadFromFile(path.join(dataDir, FILE));
}

/** Written to a temporary file and linked into place, so that a crash never leaves half a secret. */
function loadFromFile(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    const descriptor = openSync(draft, 'w', 0o600);
    writeFileSync(descriptor, newSecret());
    closeSync(descriptor);
    syncPath(draft);
    linkSync(draft, file);
    rmSync(draft);
    syncPath(path.dirname(file));
  }
  return readFileSync(file, 'utf8').trim();
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
