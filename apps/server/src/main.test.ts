import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analyzeResponseSchema } from '@larder/contract/analyze';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createDataFolder } from './test/data-folder.ts';
import { type RunningServer, runServer, startServer } from './test/run-server.ts';

const FAILING_DISK = new URL('./test/failing-disk.ts', import.meta.url).href;

/** A data folder with a database, of which each test has a copy. */
let initialised: string;
let firstStart: { url: string; messages: string[]; code: number | null };
let dataDir: string;
const running: RunningServer[] = [];

beforeAll(async () => {
  initialised = await createDataFolder();
  const { url, child, ended, output } = await startServer({ DATA_DIR: initialised, LOG_LEVEL: 'info' });
  child.disconnect();
  const code = await ended;
  firstStart = { url, messages: messagesIn(output()), code };
});
afterAll(() => rmSync(initialised, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'larder-main-'));
  cpSync(initialised, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** The messages of a log in which every line is JSON. */
function messagesIn(output: string): string[] {
  const lines = output.split('\n').filter((line, at, { length }) => line !== '' || at < length - 1);
  return lines.map((line) => z.object({ msg: z.string() }).parse(JSON.parse(line)).msg);
}

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: dataDir, ...environment });
  running.push(server);
  return server;
}

async function run(environment: Record<string, string>): Promise<{ code: number | null; messages: string[] }> {
  const server = await runServer({ DATA_DIR: dataDir, ...environment });
  running.push(server);
  const code = await server.ended;
  return { code, messages: messagesIn(server.output()) };
}

async function search(url: string, ingredients: string): Promise<string[]> {
  const form = new FormData();
  form.set('ingredients', ingredients);
  form.set('preferences', JSON.stringify({ excludedAllergens: ['Dairy'], dietTypes: [] }));
  const response = await fetch(`${url}/api/analyze`, { method: 'POST', body: form });
  return analyzeResponseSchema.parse(await response.json()).recipes.map(({ id }) => id);
}

test('where stdout is no terminal, every line of a start is JSON; one has its address', () => {
  expect(firstStart.messages).toContain(`Larder is ready: ${firstStart.url}`);
});

test('it closes when its parent exits', () => {
  expect(firstStart.code, firstStart.messages.join('\n')).toBe(0);
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http", but must be a port number'],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/larder' }, 'No PostgreSQL answers at DATABASE_URL'],
])('an invalid setting (%j) ends it with one sentence and no stack', async (environment, sentence) => {
  const { code, messages } = await run(environment);
  expect(code).toBe(1);
  expect(messages).toEqual([expect.stringMatching(/^Larder can not start\. /)]);
  expect(messages[0]).toContain(sentence);
  expect(messages[0]).not.toMatch(/\n\s+at /);
});

test('a port in use ends it with a sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const { code, messages } = await run({ PORT: String(typeof address === 'object' ? address?.port : 0) });
  other.close();
  expect(code).toBe(1);
  expect(messages.join()).toContain('The port is taken');
});

test('a signal lets it finish requests in progress', async () => {
  const { url, child, ended } = await start();
  const { hostname, port } = new URL(url);
  const refusesConnections = () =>
    fetch(url).then(
      () => false,
      () => true,
    );
  const boundary = 'slow';
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const slow = request(
      {
        hostname,
        port,
        path: '/api/analyze',
        method: 'POST',
        // Answered by 100 Continue as soon as the server has the request.
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, expect: '100-continue' },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    slow.on('error', reject);
    slow.once('continue', async () => {
      slow.write(`--${boundary}\r\ncontent-disposition: form-data; name="ingredients"\r\n\r\nrice, `);
      child.kill('SIGTERM');
      await expect.poll(refusesConnections).toBe(true);
      slow.end(`egg\r\n--${boundary}--\r\n`);
    });
    slow.flushHeaders();
  });
  expect(await answer).toBe(200);
  expect(await ended).toBe(0);
});

test('it closes when its parent exits before it is ready', async () => {
  const { child, ended, output } = await runServer({ DATA_DIR: dataDir });
  child.disconnect();
  expect(await ended, output()).toBe(0);
});

test('a DATA_DIR that is a file ends it with a sentence', async () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  const { code, messages } = await run({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(messages).toEqual(['Larder can not start. DATA_DIR is a file; it must be a folder.']);
});

test('killed and started again, it has every recipe whose link it returned', async () => {
  const first = await start();
  const ids: string[] = [];
  const fridges = ['chicken, rice, cream', 'potatoes, leek, butter', 'pasta, mushrooms, cream', 'eggs, milk, spinach'];
  for (const fridge of fridges) ids.push(...(await search(first.url, fridge)));
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await start();
  const produced = ids.filter((id) => !existsSync(new URL(`../../../cookbook/${id}`, import.meta.url)));
  expect(produced.length).toBeGreaterThan(0);
  for (const id of ids) {
    expect((await fetch(`${second.url}/api/recipes/${id}`)).status, id).toBe(200);
  }
});

test.each([
  ['EIO', 'See to the disk'],
  ['ENOSPC', 'Make room'],
])('a disk that fails with %s ends it with the reason', async (code, advice) => {
  const first = await start({ FAILING_CODE: code, NODE_OPTIONS: `--import=${FAILING_DISK}` });
  const ids = await search(first.url, 'chicken, rice, cream');
  writeFileSync(path.join(dataDir, 'failing'), '');
  await expect(search(first.url, 'potatoes, leek, butter')).rejects.toThrow('fetch failed');
  expect(await first.ended).toBe(1);
  const last = messagesIn(first.output()).at(-1);
  expect(last).toContain(`DATA_DIR can not be written: ${code}: fsync.`);
  expect(last).toContain(advice);
  const second = await start();
  for (const id of ids) expect((await fetch(`${second.url}/api/recipes/${id}`)).status, id).toBe(200);
});
