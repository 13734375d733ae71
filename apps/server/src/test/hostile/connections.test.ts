import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_BUDGET } from '../../http/upload-budget.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../create-test-app.ts';
import { pipelined, sendAndNeverRead, unfinishedUpload } from './attacks.ts';
import { send } from './visitor.ts';

const OPEN_FILES = '/proc/self/fd';
const MAX_REQUESTS_AT_ONCE = 4;
const MAX_PER_CLIENT = 20;
const MAX_CONNECTIONS = 100;
/**
 * More than the system takes off the server's hands for a client that does not read: Linux buffers up to 4 MB of what is
 * sent, and up to 32 MB of what is received.
 */
const LARGE_FILE_BYTES = 64 * 1024 * 1024;

let site: string;
let server: TestApp;
let url: string;
const opened: Socket[] = [];
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'larder-site-'));
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'index.html'), '<html lang="en"><head><title>Larder</title></head></html>');
  writeFileSync(path.join(site, 'page-files.json'), '{"code":{},"texts":{}}');
  writeFileSync(path.join(site, 'assets', 'large.js'), Buffer.alloc(LARGE_FILE_BYTES, ' '));
  server = await createTestApp({
    config: { ...TEST_CONFIG, trustedProxies: [] },
    siteFolder: site,
    connectionLimits: {
      maxConnections: MAX_CONNECTIONS,
      maxPerClient: MAX_PER_CLIENT,
      maxRequestsAtOnce: MAX_REQUESTS_AT_ONCE,
      maxRequestsPerClient: 16,
      responseStallMs: 500,
      drainMs: 0,
    },
  });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

/** Descriptors of this process, which is also the server's, that are open on a file of the site. */
function openFiles(): number {
  const targets = readdirSync(OPEN_FILES).map((descriptor) => {
    try {
      return readlinkSync(path.join(OPEN_FILES, descriptor));
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(site)).length;
}

async function attack(connections: number, requests: number): Promise<Socket[]> {
  const sockets = await sendAndNeverRead(url, { connections, bytes: pipelined('/assets/large.js', requests) });
  opened.push(...sockets);
  return sockets;
}

describe('a client that does not read', () => {
  test.skipIf(!existsSync(OPEN_FILES))(
    'has few files opened for it, however many requests it sends at once',
    async () => {
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, openFiles());
      }, 5);
      const connections = 10;
      await attack(connections, 200);
      await expect.poll(() => most).toBeGreaterThan(0);
      await expect.poll(openFiles).toBe(0);
      clearInterval(watch);
      // Files of closed connections may still be closing, so that more are open than one client may have.
      expect(most).toBeLessThanOrEqual(connections * MAX_REQUESTS_AT_ONCE);
    },
  );

  test('loses its connection after a while, and its file is closed', async () => {
    const closedByServer = new Promise((resolve) =>
      server.app.server.once('connection', (connection: Socket) => connection.once('close', resolve)),
    );
    const [socket] = await attack(1, 1);
    expect(await fetch(`${url}/assets/large.js`).then((response) => response.text())).toHaveLength(LARGE_FILE_BYTES);
    const closed = new Promise((resolve) => socket?.once('close', resolve));
    await closedByServer;
    socket?.resume();
    await closed;
    expect(socket?.bytesRead).toBeLessThan(LARGE_FILE_BYTES);
  });

  test('can open only so many connections, while others are answered', async () => {
    const sockets = await attack(MAX_PER_CLIENT * 3, 1);
    let closed = 0;
    for (const socket of sockets) {
      if (socket.destroyed) closed += 1;
      else socket.once('close', () => (closed += 1)).resume();
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await expect.poll(() => closed).toBeGreaterThanOrEqual(MAX_PER_CLIENT * 2);
  });
});

test('connections from many addresses that send nothing give way to those of others', async () => {
  const sockets: Socket[] = [];
  for (let address = 1; address <= 10; address += 1) {
    const localAddress = `127.0.3.${address}`;
    const own = await sendAndNeverRead(url, { connections: MAX_PER_CLIENT, bytes: Buffer.alloc(0), localAddress });
    sockets.push(...own);
  }
  opened.push(...sockets);
  let closed = 0;
  for (const socket of sockets) {
    if (socket.destroyed) closed += 1;
    else socket.once('close', () => (closed += 1)).resume();
  }
  await expect.poll(() => closed).toBeGreaterThanOrEqual(sockets.length - MAX_CONNECTIONS);
  expect(await send(`${url}/healthz`, { localAddress: '127.0.0.69' })).toBe(200);
});

test('a client that leaves uploads unfinished gets no further one, until those are gone; others do', async () => {
  const upload = (localAddress: string) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const field = 'content-disposition: form-data; name="ingredients"';
    const body = `--x\r\n${field}\r\n\r\nrice\r\n--x\r\n${field}\r\n\r\n${'x'.repeat(20_000)}\r\n--x--\r\n`;
    return send(`${url}/api/analyze`, { method: 'POST', headers, localAddress }, body);
  };
  const attacker = '127.0.0.67';
  const sockets = await sendAndNeverRead(url, {
    connections: UPLOAD_BUDGET.bodiesPerClient,
    bytes: unfinishedUpload(20_000),
    localAddress: attacker,
  });
  opened.push(...sockets);
  await expect.poll(() => upload(attacker)).toBe(429);
  expect(await upload('127.0.0.68')).toBe(400);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => upload(attacker)).toBe(400);
});
