import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../test/create-test-app.ts';
import { keepSessionSecret } from './session-secret.ts';

test('beside the embedded database it is a file that its owner alone can read, and stays the same', async () => {
  const { database, close } = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'larder-secret-'));
  const keep = () => keepSessionSecret({ database, dataDir, isShared: false });
  const secret = await keep();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await keep()).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
  await close();
});

test('processes that share a database agree on it, however they hurry', async () => {
  const { database, close } = await createTestDatabase();
  const keep = () => keepSessionSecret({ database, dataDir: '/nowhere', isShared: true });
  const secrets = await Promise.all([keep(), keep(), keep()]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  await close();
});
