import { Agent, type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { createTestApp, TEST_CONFIG } from '../test/create-test-app.ts';
import { CONNECTION_LIMITS } from './connections.ts';

/** Far longer than the test takes. */
const LATER_MS = 600_000;

async function getOn(agent: Agent, url: string): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${url}/healthz`, { agent }, resolve).on('error', reject).end();
  });
  await answer.resume().toArray();
  return answer;
}

async function listening(overrides: Parameters<typeof createTestApp>[0]) {
  const { app, close } = await createTestApp(overrides);
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), app, close };
}

test('a proxy’s open connection is served once more while the server stops, and told to close', async () => {
  const server = await listening({ connectionLimits: { ...CONNECTION_LIMITS, drainMs: LATER_MS } });
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await getOn(proxy, server.url)).headers.connection).not.toBe('close');
  const closed = server.close();
  const refused = () =>
    getOn(new Agent(), server.url).then(
      () => false,
      () => true,
    );
  await expect.poll(refused).toBe(true);
  const last = await getOn(proxy, server.url);
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  await closed;
});

test('a proxy’s connection on which nothing comes is closed after a while', async () => {
  const server = await listening({ connectionLimits: { ...CONNECTION_LIMITS, drainMs: 100 } });
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 });
  await getOn(proxy, server.url);
  await server.close();
  await expect(getOn(proxy, server.url)).rejects.toThrow();
});

test('without a proxy, idle connections are closed at once', async () => {
  const server = await listening({
    config: { ...TEST_CONFIG, trustedProxies: [] },
    connectionLimits: { ...CONNECTION_LIMITS, drainMs: LATER_MS },
  });
  await getOn(new Agent({ keepAlive: true, maxSockets: 1 }), server.url);
  await server.close();
});

test('a request that came before the server stops is answered, and its connection does not wait for another', async () => {
  const server = await listening({ config: { ...TEST_CONFIG, trustedProxies: [] } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    const slow = request(`${server.url}/api/auth/login`, { agent, method: 'POST', headers }, resolve);
    slow.on('error', reject);
    slow.once('continue', async () => {
      slow.write('{');
      closed = server.close();
      await expect.poll(() => server.app.server.listening).toBe(false);
      slow.end('}');
    });
    slow.flushHeaders();
  });
  let closed: Promise<void> = Promise.resolve();
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.connection]).toEqual([400, 'close']);
  await closed;
});
