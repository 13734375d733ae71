import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresDatabase } from '../test/postgres-database.ts';
import { programEnvironment, type RunningServer, startServer } from '../test/run-server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ACCOUNT = { email: 'ada@example.org', password: 'correct horse battery' };

let folder: string;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let server: RunningServer;

const environment = () => ({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: database.url });

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...programEnvironment(), ...environment() };
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

async function send(call: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: server.url };
  return (await fetch(`${server.url}${call}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-backup-'));
  database = await createPostgresDatabase();
  server = await startServer(environment());
});
afterAll(async () => {
  await kill();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('a backup of a running server with PostgreSQL is restored after the database was dropped', async () => {
  expect(await send('/api/auth/register', { ...ACCOUNT, firstName: 'Ada' })).toBeLessThan(300);
  const file = path.join(folder, 'backup.gz');
  expect(await run('backup', file)).toMatchObject({ code: 0, output: expect.stringContaining(file) });
  expect((await run('restore', file)).output).toMatch(/holds accounts/);

  await kill();
  await database.drop();
  database = await createPostgresDatabase();
  expect(await run('restore', file)).toMatchObject({ code: 0 });
  expect((await run('accounts')).output).toContain(ACCOUNT.email);
  server = await startServer(environment());
  expect(await send('/api/auth/login', ACCOUNT)).toBe(200);
});
