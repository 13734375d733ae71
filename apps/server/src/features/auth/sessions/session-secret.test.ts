import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-app.ts';
import { loadSessionSecret } from './session-secret.ts';

test('beside the embedded database the secret is a file that only its owner can read, and stays the same', async () => {
  const { database, close } = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'larder-secret-'));
  const load = () => loadSessionSecret({ database, dataDir, isShared: false });
  const secret = await load();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await load()).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
  await close();
});

test('processes that start at once on a shared database agree on one secret', async () => {
  const { database, close } = await createTestDatabase();
  const load = () => loadSessionSecret({ database, dataDir: '/nowhere', isShared: true });
  const secrets = await Promise.all([load(), load(), load()]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  await close();
});
