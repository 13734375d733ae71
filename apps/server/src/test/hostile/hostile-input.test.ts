import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../browser.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  `$\{process.exit()}`,
  '\'; drop table "user"; --',
  '\u202e\u2066txt.exe',
  '__proto__',
];

test.each(ATTACKS)('%j is stored unchanged in every text field', async (attack) => {
  const person = await openSignedIn(server);
  await person.send('PUT', '/api/user/profile', { firstName: attack, lastName: attack });
  expect((await person.get('/api/auth/me')).json()).toMatchObject({ firstName: attack, lastName: attack });
  const recipe = {
    title: attack,
    description: attack,
    ingredients: [attack, { name: attack, quantity: attack, note: attack }],
    instructions: [{ step: attack, time: 60 }],
  };
  const response = await person.send('POST', '/api/recipes', recipe);
  expect(response.statusCode, response.body).toBe(201);
  const stored = await person.get(`/api/recipes/${response.json().id}`);
  expect(stored.statusCode, stored.body).toBe(200);
  expect(stored.headers['content-type']).toContain('application/json');
  expect(stored.headers['x-content-type-options']).toBe('nosniff');
  expect(stored.json()).toMatchObject({ title: attack, description: attack });
});

describe('a body', () => {
  const post = (payload: string, url = '/api/auth/register') =>
    openBrowser(server).send('POST', url, undefined, { payload, headers: { 'content-type': 'application/json' } });

  test.each([
    '{"email":"a@example.org","password":"secret","__proto__":{"isDeveloper":true}}',
    '{"email":"a@example.org","password":"secret","constructor":{"prototype":{"isDeveloper":true}}}',
  ])('that reaches for prototypes is refused: %s', async (payload) => {
    const response = await post(payload);
    expect([response.statusCode, response.json().error]).toEqual([400, 'BAD_REQUEST']);
    expect(({} as { isDeveloper?: boolean }).isDeveloper).toBeUndefined();
  });

  test('that is nested 5,000 deep is refused', async () => {
    const nested = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const response = await post(`{"email":"a@example.org","password":"secret","firstName":${nested}}`);
    expect([response.statusCode, response.json().error]).toEqual([400, 'BAD_REQUEST']);
  });

  test('of 10 MB is refused', async () => {
    const response = await post(JSON.stringify({ email: 'x'.repeat(10 * 1024 * 1024) }));
    expect([response.statusCode, response.json().error]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('with 100,000 ingredients is refused', async () => {
    const person = await openSignedIn(server);
    const recipe = { title: 'Everything', ingredients: Array.from({ length: 100_000 }, () => 'x') };
    expect([400, 413]).toContain((await person.send('POST', '/api/recipes', recipe)).statusCode);
  });

  test('with a password of 100,000 characters is refused before it is hashed', async () => {
    expect((await post(JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(100_000) }))).statusCode).toBe(
      400,
    );
  });

  test.each(['', 'null', '[]', '"text"', '{', '{"email":{"$ne":null},"password":{"$ne":null}}'])(
    'that is none is refused: %s',
    async (payload) => {
      const response = await post(payload, '/api/auth/login');
      expect([response.statusCode, response.json().error]).toEqual([400, 'BAD_REQUEST']);
    },
  );
});

test('a changed reset token is refused', async () => {
  const person = await openSignedIn(server);
  await person.send('POST', '/api/auth/forgot-password', { email: person.email });
  await expect.poll(() => server.mails.length).toBeGreaterThan(0);
  const token = /reset-password\/(\S+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const variants = [
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase(),
    '%',
    `${token.slice(0, 5)}%`,
    `reset-password:${token}`,
  ];
  for (const variant of variants.filter((text) => text !== token)) {
    const response = await openBrowser(server).send('POST', '/api/auth/reset-password', {
      token: variant,
      password: 'second secret',
    });
    expect(response.statusCode, variant).toBe(400);
  }
});

test('personal responses are never cached', async () => {
  const person = await openSignedIn(server);
  for (const url of [
    '/api/auth/me',
    '/api/preferences',
    '/api/user/recipes/saved',
    '/api/user/export',
    '/api/recipes/mojito',
  ]) {
    expect((await person.get(url)).headers['cache-control'], url).toBe('private, no-store');
  }
});
