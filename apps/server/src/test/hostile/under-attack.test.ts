import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../run-server.ts';
import { ATTACKER, createLargeRecipes, pipelined, sendAndNeverRead, signUp, unfinishedUpload } from './attacks.ts';
import { measure, quantile, type Strain, searchLimit, send } from './visitor.ts';

const MEGABYTE = 1024 * 1024;
/** What an attack may add to the server's memory, in megabytes: what its limits allow, and what V8 leaves uncollected. */
const MEMORY_GROWTH_MB = 350;

let dataDir: string;
let server: RunningServer;
let before: Strain;
const opened: Socket[] = [];

/** The server in a process of its own, with the heap that `npm start` gives it and short of what the attacks want. */
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'larder-hostile-'));
  server = await startServer({ DATA_DIR: dataDir, NODE_OPTIONS: '--max-old-space-size=512' });
  await measure(server.url, async () => {});
  before = await measure(server.url, async () => {});
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Others' searches stay fast, the event loop is not blocked for long, and memory is bounded. */
function expectHeld(during: Strain): void {
  expect(server.child.exitCode, server.output()).toBeNull();
  expect(during.searchMs.length).toBeGreaterThan(0);
  expect(quantile(during.searchMs, 0.5)).toBeLessThanOrEqual(searchLimit(before));
  expect(quantile(during.blockedMs, 0.5)).toBeLessThanOrEqual(searchLimit(before));
  expect(during.memoryMb).toBeLessThanOrEqual(before.memoryMb + MEMORY_GROWTH_MB);
}

describe('the server holds, while one address', () => {
  test('leaves 150 uploads of 6 MB unfinished', async () => {
    const during = await measure(server.url, async () => {
      const bytes = unfinishedUpload(6 * MEGABYTE);
      opened.push(...(await sendAndNeverRead(server.url, { connections: 150, bytes })));
    });
    expectHeld(during);
  });

  test('sends 200 requests at once over each of 110 connections, and reads nothing', async () => {
    const during = await measure(server.url, async () => {
      const bytes = pipelined('/api/openapi.json', 200);
      opened.push(...(await sendAndNeverRead(server.url, { connections: 110, bytes })));
    });
    expectHeld(during);
  });

  test('uploads photos of many pixels', async () => {
    const picture = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: 'red' } });
    const photo = await picture.avif({ effort: 0, bitdepth: 12 }).toBuffer();
    const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.avif"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const statuses: number[] = [];
    const during = await measure(server.url, async (isMeasured) => {
      while (!isMeasured()) {
        const uploads = Array.from({ length: 26 }, () =>
          send(`${server.url}/api/analyze`, { method: 'POST', headers, localAddress: ATTACKER }, body),
        );
        statuses.push(...(await Promise.all(uploads)));
      }
    });
    expect(statuses.every((status) => status === 413 || status === 429)).toBe(true);
    expectHeld(during);
  });

  test('opens its large recipes and its list of them again and again', async () => {
    const cookie = await signUp(server.url);
    const ids = await createLargeRecipes(server.url, cookie, 12);
    const during = await measure(server.url, async (isMeasured) => {
      const load = async (client: number) => {
        for (let n = client; !isMeasured(); n += 1) {
          await send(`${server.url}/api/user/recipes/saved`, { headers: { cookie }, localAddress: ATTACKER });
          await send(`${server.url}/api/recipes/${ids[n % ids.length]}?servings=${(n % 12) + 1}`, {
            headers: { cookie },
            localAddress: ATTACKER,
          });
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, client) => load(client)));
    });
    expectHeld(during);
  });
});
