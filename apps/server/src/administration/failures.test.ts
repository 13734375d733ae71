import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder } from '../test/data-folder.ts';
import { programEnvironment } from '../test/run-server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
let refusing: { server: Server; url: string };

function run(args: readonly string[], environment: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...programEnvironment(), DATA_DIR: path.join(folder, 'data'), ...environment };
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

/** Answers each connection as PostgreSQL does where the password is wrong. */
async function refusePasswords(): Promise<{ server: Server; url: string }> {
  const fields = ['SFATAL', 'VFATAL', 'C28P01', 'Mpassword authentication failed for user "larder"'];
  const body = Buffer.from(`${fields.join('\0')}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeUInt32BE(4 + body.length, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, body])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { server, url: `postgres://larder:wrong@127.0.0.1:${port}/larder` };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-failures-'));
  refusing = await refusePasswords();
});
afterAll(() => {
  refusing.server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['is away', () => 'postgres://127.0.0.1:1/larder', /^No PostgreSQL answers at DATABASE_URL\.\n$/],
  ['has another password', () => refusing.url, /^PostgreSQL refuses the password in DATABASE_URL\.\n$/],
  ['is on an unknown host', () => 'postgres://larder.invalid/larder', /^The host in DATABASE_URL or HOST [^\n]+\.\n$/],
])('a command whose PostgreSQL %s says so in one sentence', async (_, url, sentence) => {
  expect(await run(['accounts'], { DATABASE_URL: url() })).toEqual({
    code: 1,
    output: expect.stringMatching(sentence),
  });
});

test('a backup that can not be read is not called damaged', async () => {
  const unreadable = path.join(folder, 'a-folder.gz');
  mkdirSync(unreadable);
  expect(await run(['restore', unreadable], {})).toEqual({
    code: 1,
    output: expect.stringMatching(/^\S+a-folder\.gz can not be read: [^\n]+\.\n$/),
  });
});

// In /proc not even root creates a file.
test.runIf(process.platform === 'linux')('a backup that can not be written says so in one sentence', async () => {
  const dataDir = await createDataFolder();
  expect(await run(['backup', '/proc/larder.gz'], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: expect.stringMatching(/^\/proc\/larder\.gz can not be written: [^\n]+\.\n$/),
  });
  rmSync(dataDir, { recursive: true });
});
