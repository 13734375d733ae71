import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, createTestDatabase, TEST_CONFIG } from '../../test/create-test-app.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('healthz answers alive', async () => {
  const response = await server.app.inject('/healthz');
  expect(response.json()).toEqual({ status: 'alive' });
});

test('readyz answers ready, or degraded while the database does not respond', async () => {
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const { database, close } = await createTestDatabase();
  const broken = await createTestApp({
    database: { database, ping: () => Promise.reject(new Error('gone')), erase: async () => {} },
  });
  const response = await broken.app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'degraded' }]);
  await broken.close();
  await close();
});

test.each([
  ['info', []],
  ['debug', ['/healthz', '/readyz']],
] as const)('at the level %s the requests of health checks in the log are %j', async (logLevel, logged) => {
  const lines: string[] = [];
  const logStream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const logging = await createTestApp({ config: { ...TEST_CONFIG, logLevel }, logStream });
  for (const url of ['/healthz', '/readyz', '/api/site']) await logging.app.inject(url);
  await logging.close();
  const routes = lines.map((line) => JSON.parse(line).req?.route).filter((route) => route !== undefined);
  expect(routes).toEqual([...logged, '/api/site']);
});

test('metrics count requests by route pattern and searches by outcome, without any address', async () => {
  await server.app.inject('/api/recipes/no-such-recipe?language=fr');
  const { body, headers } = await server.app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/recipes/:id",status="404"} 1');
  expect(body).toContain('larder_searches_total');
  expect(body).not.toContain('no-such-recipe');
});

test('metrics are read on this machine only, or with the token where there is one', async () => {
  const read = async (app: typeof server.app, remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  expect(await read(server.app, '127.0.0.1')).toBe(200);
  expect(await read(server.app, '198.51.100.1')).toBe(403);
  expect(await read(server.app, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  const metricsToken = 'a token of sixteen or more';
  const withToken = await createTestApp({ config: { ...TEST_CONFIG, metricsToken } });
  expect(await read(withToken.app, '198.51.100.1', { authorization: `Bearer ${metricsToken}` })).toBe(200);
  expect(await read(withToken.app, '127.0.0.1')).toBe(403);
  expect(await read(withToken.app, '127.0.0.1', { authorization: 'Bearer something else' })).toBe(403);
  await withToken.close();
});
