import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { errorBodySchema } from '@larder/contract/error';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from './database/schema.ts';
import { createTestApp, TEST_CONFIG } from './test/create-test-app.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let site: string;
const logged: string[] = [];

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'larder-site-'));
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(
    path.join(site, 'index.html'),
    `<!doctype html><html lang="en-GB"><head><title>Larder</title><meta name="description" content=""></head>${' '.repeat(900)}</html>`,
  );
  writeFileSync(path.join(site, 'assets', 'app-1234abcd.js'), 'export {};'.repeat(500));
  writeFileSync(path.join(site, 'assets', 'app-1234abcd.js.br'), 'compressed');
  const pageFiles = {
    code: {
      '': ['assets/home-1.js'],
      recipe: ['assets/recipe-1.js', 'assets/recipe-1.css'],
      'not-found': ['assets/nothing-1.js'],
    },
    texts: {
      'en-US': { '': ['assets/home-en.js'], 'not-found': ['assets/home-en.js'] },
      fr: { '': ['assets/home-fr.js'], recipe: ['assets/home-fr.js', 'assets/recipe-fr.js'] },
    },
  };
  writeFileSync(path.join(site, 'page-files.json'), JSON.stringify(pageFiles));
  writeFileSync(path.join(site, 'robots.txt'), 'User-agent: *');
  server = await createTestApp({
    config: { ...TEST_CONFIG, logLevel: 'info', publicUrl: 'https://larder.example' },
    siteFolder: site,
    logStream: new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

test('every response carries a request id and strict security headers', async () => {
  const { headers } = await server.app.inject('/');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/assets/app-1234abcd.js', 'application/javascript; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/api/site', 'application/json; charset=utf-8'],
  ['/api/nothing', 'application/json; charset=utf-8'],
  ['/images/ingredients/tomato.svg', 'image/svg+xml'],
  ['/metrics', /^text\/plain; .*charset=utf-8/],
])('%s has the content type %s', async (url, type) => {
  const { headers } = await server.app.inject(url);
  expect(headers['content-type']).toMatch(type);
});

test('a request id sent by the client is not adopted', async () => {
  const { headers } = await server.app.inject({
    url: '/healthz',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  });
  expect(headers['x-request-id']).not.toBe('mine');
});

test('any path that is no file gets the page, which is always revalidated', async () => {
  for (const url of [
    '/',
    '//',
    '/recipe/anything',
    '/recipe/v1.2',
    '/about',
    '/reset-password/abc.def?x=1',
    '/../etc/passwd',
  ]) {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>Larder</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
  }
});

test('a page preloads its own files and no other page’s', async () => {
  const recipe = (await server.app.inject('/recipe/anything?x=1')).body;
  expect(recipe).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/recipe-1.js">');
  expect(recipe).toContain(
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/recipe-1.css">',
  );
  expect(recipe).not.toContain('home-1.js');
  expect((await server.app.inject('/')).body).toContain('/assets/home-1.js');
  for (const url of ['/about', '/__proto__', '/constructor']) {
    const { body } = await server.app.inject(url);
    expect(body).toContain('/assets/nothing-1.js');
    expect(body).not.toMatch(/(home|recipe)-1/);
  }
});

test('a page preloads its texts in the browser’s language', async () => {
  const textsOf = async (url: string, language?: string) => {
    const { body } = await server.app.inject({ url, headers: language ? { 'accept-language': language } : {} });
    return Array.from(body.matchAll(/href="\/assets\/(\w+-\w\w)\.js"/g), ([, file]) => file);
  };
  expect(await textsOf('/recipe/anything', 'de, fr-CA;q=0.8')).toEqual(['home-fr', 'recipe-fr']);
  expect(await textsOf('/', 'fr')).toEqual(['home-fr']);
  expect(await textsOf('/about')).toEqual(['home-en']);
});

test('hashed assets are cached for a year and sent compressed where the browser accepts it', async () => {
  const url = '/assets/app-1234abcd.js';
  const plain = await server.app.inject(url);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const compressed = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-type']).toContain('javascript');
  expect(compressed.body).toBe('compressed');
});

test.each(['/api', '/api/nothing', '/api/recipes/a/b', '/assets/gone.js'])(
  '%s is 404 with the error body',
  async (url) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(errorBodySchema.parse(response.json()).error).toBe('NOT_FOUND');
  },
);

test.each([
  ['a broken address', { url: '/%E0%A4%A' }, 400],
  ['a method nobody has', { method: 'DELETE', url: '/healthz' }, 404],
] as const)('%s gets the error body and no stack', async (_what, request, status) => {
  const response = await server.app.inject(request);
  expect(response.statusCode).toBe(status);
  expect(errorBodySchema.safeParse(response.json()).success).toBe(true);
  expect(response.body).not.toMatch(/node_modules|\.ts:|\bat .*:\d+/);
});

test('the log contains route patterns, but no input and no addresses', async () => {
  logged.length = 0;
  await server.app.inject({ url: '/reset-password/secret-token?email=ada@example.org', remoteAddress: '203.0.113.7' });
  await server.app.inject('/api/recipes/private-id');
  const text = logged.join('');
  expect(text).toContain('/api/recipes/:id');
  expect(text).toContain('reqId');
  expect(text).not.toMatch(/secret-token|ada@example|203\.0\.113\.7|private-id/);
});

test('the contract is published as OpenAPI and as a readable page', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/analyze', '/api/recipes/popular', '/api/recipes/{id}', '/healthz', '/readyz']),
  );
  expect(document.paths['/api/analyze'].post.requestBody.content).toHaveProperty('multipart/form-data');
  const docs = await server.app.inject('/api/docs/');
  expect(docs.statusCode).toBe(200);
  expect(docs.headers['content-security-policy']).toContain('script-src');
});

test('a page is compressed where the browser accepts it', async () => {
  const url = '/recipe/spaghetti-carbonara';
  const { headers } = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
});

test('what is not HTTP is answered with the error body, and the connection closed', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });
  const nonsense = await say('NONSENSE\r\n\r\n');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
  expect(errorBodySchema.parse(JSON.parse(nonsense.split('\r\n\r\n')[1] ?? '')).error).toBe('BAD_REQUEST');
  const tooLong = await say(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(tooLong).toMatch(/^HTTP\/1\.1 413 /);
});

test("a recipe's page describes the recipe in the browser's language, escaped", async () => {
  const headers = { 'accept-language': 'de-DE,es-MX;q=0.9,en;q=0.5' };
  const page = (await server.app.inject({ url: '/recipe/spaghetti-carbonara', headers })).body;
  expect(page).toContain('<html lang="es"');
  expect(page).toMatch(/<title>[^<]*carbonara[^<]* · Larder<\/title>/i);
  expect(page).toContain('<link rel="canonical" href="https://larder.example/recipe/spaghetti-carbonara">');
  expect(page).toContain('href="/api/recipes/spaghetti-carbonara?language=es&amp;measurementSystem=metric"');
  expect(page).toMatch(/<meta property="og:description" content="[^"]{20,}">/);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Recipe', recipeYield: '4', inLanguage: 'es' });
  expect(json).not.toMatch(/[<>]/);
});

test('the page of an unknown recipe has the head of any page', async () => {
  const { statusCode, body } = await server.app.inject('/recipe/no-such-recipe');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Larder</title>');
});

test('a failed query is logged without its parameters', async () => {
  const failing = await createTestApp({
    config: { ...TEST_CONFIG, logLevel: 'error' },
    database: {
      database: drizzle(() => Promise.reject(new Error('duplicate key: ada@example.org')), { schema }) as never,
      ping: async () => {},
      erase: async () => {},
    },
    logStream: new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    }),
  });
  logged.length = 0;
  const response = await failing.app.inject('/api/recipes/private-id');
  expect(response.statusCode).toBe(500);
  expect(logged.join('')).toContain('DrizzleQueryError');
  expect(logged.join('')).not.toContain('private-id');
  await failing.close();
});
