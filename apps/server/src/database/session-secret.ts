import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from './create-database.ts';
import { syncPath } from './durable-fs.ts';
import { settings } from './schema.ts';

const SECRET_BYTES = 32;
const FILE = 'session-secret';
const SETTING = 'session-secret';

/**
 * The secret that session cookies are signed with, made at the first start and the same ever after: in a file beside
 * the embedded database, or in the PostgreSQL that several processes share (decision 6).
 */
export function keepSessionSecret(options: {
  database: Database;
  dataDir: string;
  isShared: boolean;
}): string | Promise<string> {
  return options.isShared ? inDatabase(options.database) : inFile(path.join(options.dataDir, FILE));
}

/** Written aside and put in place whole, readable by its owner alone. */
function inFile(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    const descriptor = openSync(draft, 'w', 0o600);
    writeFileSync(descriptor, randomBytes(SECRET_BYTES).toString('base64url'));
    closeSync(descriptor);
    syncPath(draft);
    linkSync(draft, file);
    rmSync(draft);
    syncPath(path.dirname(file));
  }
  return readFileSync(file, 'utf8').trim();
}

/** The first process to come makes it; the others read what it made. */
async function inDatabase(database: Database): Promise<string> {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  await database.insert(settings).values({ name: SETTING, value }).onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, SETTING));
  return row?.value ?? value;
}
