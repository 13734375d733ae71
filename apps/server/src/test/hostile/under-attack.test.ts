import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import memory from '../../../memory.json' with { type: 'json' };
import { createDataFolder } from '../data-folder.ts';
import { type RunningServer, startServer } from '../run-server.ts';
import { startAttack } from './attack-thread.ts';
import { ATTACKS, type AttackName } from './attacks.ts';
import { measure, quantile, type Strain, searchLimit } from './visitor.ts';

/** The server's memory while it is attacked, in megabytes; docs/operations.md has what was measured. */
const MEMORY_LIMIT_MB = 600;

/** Answered, refused for a wrong password, for what it holds, for how much it is, and while the server has too much to do. */
const EXPECTED_STATUSES = [200, 401, 413, 422, 429, 503];

let dataDir: string;
let server: RunningServer;
let before: Strain;
let after: Strain;

/** The server in a process of its own, with the memory settings of `npm start`, short of what the attacks want. */
beforeAll(async () => {
  dataDir = await createDataFolder();
  server = await startServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: memory.heap.join(' '),
    ...memory.malloc,
  });
  await measure(server.url);
  after = await measure(server.url);
});
beforeEach(() => {
  before = after;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Others' searches stay fast, the event loop is not blocked for long, and memory is bounded. The machine's other work
 * counts for the searches just before and just after the attack too.
 */
function expectHeld(during: Strain): void {
  const limit = Math.max(searchLimit(before), searchLimit(after));
  expect(server.child.exitCode, server.output()).toBeNull();
  expect(during.searchMs.length).toBeGreaterThan(0);
  expect(quantile(during.searchMs, 0.5)).toBeLessThanOrEqual(limit);
  expect(quantile(during.blockedMs, 0.5)).toBeLessThanOrEqual(limit);
  expect(during.memoryMb).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
}

describe('the server holds, while one address', () => {
  test.each(Object.keys(ATTACKS) as AttackName[])('%s', async (name) => {
    const attack = startAttack(name, server.url);
    const during = await measure(server.url);
    const statuses = await attack.end();
    after = await measure(server.url);
    expectHeld(during);
    expect(statuses.filter((status) => !EXPECTED_STATUSES.includes(status))).toEqual([]);
  });
});
