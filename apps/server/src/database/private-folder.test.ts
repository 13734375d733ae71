import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../test/run-server.ts';
import { createDatabase } from './create-database.ts';
import { makePrivate } from './private-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

/** Files and folders below `data`, and itself, that others than the owner may use. */
function openToOthers(data: string): string[] {
  const all = [data, ...readdirSync(data, { recursive: true }).map((name) => path.join(data, String(name)))];
  // The database deletes files meanwhile.
  return all.filter((file) => (statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
}

test('a folder and what it holds lose the permissions of others, and keep those of their owner', () => {
  const data = path.join(folder, 'data');
  mkdirSync(path.join(data, 'outbox'), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(data, 'outbox', 'one.eml'), 'text', { mode: 0o666 });
  writeFileSync(path.join(data, 'script'), '', { mode: 0o755 });
  writeFileSync(path.join(folder, 'elsewhere'), '', { mode: 0o644 });
  symlinkSync(path.join(folder, 'elsewhere'), path.join(data, 'link'));
  makePrivate(data);
  expect(modeOf(data)).toBe(0o700);
  expect(modeOf(path.join(data, 'outbox', 'one.eml'))).toBe(0o600);
  expect(modeOf(path.join(data, 'script'))).toBe(0o700);
  expect(modeOf(path.join(folder, 'elsewhere'))).toBe(0o644);
});

test('a running server keeps DATA_DIR to its owner, new files and those of earlier versions', async () => {
  const data = path.join(folder, 'data');
  mkdirSync(path.join(data, 'outbox'), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(data, 'outbox', 'old.eml'), 'text', { mode: 0o644 });
  const server = await startServer({ DATA_DIR: data });
  const json = { 'content-type': 'application/json' };
  const account = JSON.stringify({ email: 'ada@example.org', password: 'secret' });
  await fetch(`${server.url}/api/auth/register`, { method: 'POST', headers: json, body: account });
  await fetch(`${server.url}/api/auth/forgot-password`, { method: 'POST', headers: json, body: account });
  await expect.poll(() => readdirSync(path.join(data, 'outbox')).length).toBe(2);
  expect(readdirSync(data, { recursive: true }).length).toBeGreaterThan(500);
  expect(openToOthers(data)).toEqual([]);
  server.child.kill('SIGTERM');
  await server.ended;
});

test('a DATA_DIR with a missing parent is created', async () => {
  const data = path.join(folder, 'parent', 'data');
  const { close } = await createDatabase({ url: null, dataDir: data });
  expect(readdirSync(data, { recursive: true }).length).toBeGreaterThan(500);
  expect(openToOthers(data)).toEqual([]);
  await close();
});
