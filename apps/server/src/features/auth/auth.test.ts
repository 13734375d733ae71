import { createHmac } from 'node:crypto';
import { userSchema } from '@larder/contract/user/account';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const register = (body: object) => openBrowser(server).send('POST', '/api/auth/register', body);

describe('registration', () => {
  test('signs in, trims the names and returns a user of the contract', async () => {
    const browser = openBrowser(server);
    const response = await browser.send('POST', '/api/auth/register', {
      email: ' Ada@Example.org ',
      password: 'secret',
      firstName: ' Ada ',
      marketingConsent: true,
    });
    expect(response.statusCode, response.body).toBe(201);
    const user = userSchema.strict().parse(response.json());
    expect(user).toMatchObject({ email: 'ada@example.org', firstName: 'Ada', lastName: null, isDeveloper: false });
    expect((await browser.get('/api/auth/me')).json()).toEqual(user);
  });

  test('the session cookie is HttpOnly and SameSite=Lax, and lasts 30 days', async () => {
    const { cookies } = await register({ email: 'cookie@example.org', password: 'secret' });
    expect(cookies.map(({ name }) => name)).toEqual(['larder.session_token', 'larder-device']);
    expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 3600 });
    expect(cookies[0]).not.toHaveProperty('secure');
  });

  test('behind HTTPS the session cookie is Secure', async () => {
    const secure = await createTestApp({ siteUrl: 'https://larder.example' });
    const { cookies } = await openBrowser(secure).send('POST', '/api/auth/register', {
      email: 'secure@example.org',
      password: 'secret',
    });
    expect(cookies[0]).toMatchObject({ name: '__Secure-larder.session_token', secure: true, httpOnly: true });
    expect(cookies[1]).toMatchObject({ name: 'larder-device', secure: true, httpOnly: true, path: '/api/auth' });
    await secure.close();
  });

  test('an email that is taken, in whatever case, is 409', async () => {
    await register({ email: 'taken@example.org', password: 'secret' });
    const response = await register({ email: 'TAKEN@example.org', password: 'other secret' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ error: 'EMAIL_TAKEN', message: expect.stringContaining('different email') });
  });

  test('simultaneous registrations of one address create one account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register({ email: 'once@example.org', password: 'secret' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test.each([
    ['no email', { password: 'secret' }, /email/],
    ['an email that is none', { email: 'ada', password: 'secret' }, /^Please enter a valid email address$/],
    ['a password of five', { email: 'x@example.org', password: 'short' }, /^Password must be at least 6 characters$/],
    ['a name without end', { email: 'x@example.org', password: 'secret', firstName: 'x'.repeat(101) }, /firstName/],
    ['text that can not be kept', { email: 'x@example.org', password: 'secret', firstName: 'a\0b' }, /no text/],
  ])('%s is 400 with a sentence', async (_what, body, sentence) => {
    const response = await register(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'BAD_REQUEST', message: expect.stringMatching(sentence) });
  });

  test('fields outside the contract are ignored', async () => {
    const response = await register({
      email: 'mass@example.org',
      password: 'secret',
      id: 'mine',
      isDeveloper: true,
      emailVerified: true,
      image: 'https://example.org/x.png',
    });
    expect(response.json()).toMatchObject({ isDeveloper: false, profileImageUrl: null });
    expect(response.json().id).not.toBe('mine');
    const { rows } = (await server.database.database.execute(
      sql`select email_verified from "user" where email = 'mass@example.org'`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ email_verified: false }]);
  });
});

describe('sign-in', () => {
  test('the right password starts a new session', async () => {
    const { email, password, cookies } = await openSignedIn(server);
    const browser = openBrowser(server);
    const response = await browser.send('POST', '/api/auth/login', { email: email.toUpperCase(), password });
    expect(response.statusCode, response.body).toBe(200);
    expect(userSchema.strict().parse(response.json()).email).toBe(email);
    expect([...browser.cookies.values()]).not.toEqual([...cookies.values()]);
  });

  test('a password of 256 characters of any kind counts as it was typed, in full', async () => {
    const longest = ` Ä🥕 ${'x'.repeat(250)}Y `;
    expect(Array.from(longest)).toHaveLength(256);
    const { email } = await openSignedIn(server, { password: longest });
    const statusOf = async (password: string) =>
      (await openBrowser(server).send('POST', '/api/auth/login', { email, password })).statusCode;
    expect(await statusOf(longest)).toBe(200);
    expect(await statusOf(longest.trim())).toBe(401);
    expect(await statusOf(longest.toLowerCase())).toBe(401);
    expect(await statusOf(`${longest.slice(0, -1)}x`)).toBe(401);
    expect((await register({ email: 'longer@example.org', password: `${longest}x` })).statusCode).toBe(400);
  });

  test('an unknown email and a wrong password get the same answer', async () => {
    const { email } = await openSignedIn(server);
    const login = (body: object) => openBrowser(server).send('POST', '/api/auth/login', body);
    const wrong = await login({ email, password: 'not the secret' });
    const unknown = await login({ email: 'nobody@example.org', password: 'not the secret' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ error: 'UNAUTHORIZED', message: 'Please check your credentials and try again' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(unknown.cookies).toEqual([]);
  });

  test('a session token chosen by an attacker is not adopted', async () => {
    const { email, password } = await openSignedIn(server);
    const browser = openBrowser(server);
    browser.cookies.set('larder.session_token', 'chosen.by-an-attacker');
    await browser.send('POST', '/api/auth/login', { email, password });
    expect(browser.cookies.get('larder.session_token')).not.toContain('chosen');
  });

  test('a guest is 401 with the error body', async () => {
    const response = await openBrowser(server).get('/api/auth/me');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: 'UNAUTHORIZED', message: 'Please sign in.' });
  });

  test('a guest with Prefer: handling=lenient is 204 without a body', async () => {
    const response = await openBrowser(server).send('GET', '/api/auth/me', undefined, {
      headers: { prefer: 'handling=lenient' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  });

  test('a cookie with a wrong signature is a guest', async () => {
    const person = await openSignedIn(server);
    const [name = '', value = ''] = [...person.cookies].find(([cookie]) => cookie.includes('session')) ?? [];
    const other = value[30] === 'x' ? 'y' : 'x';
    person.cookies.set(name, `${value.slice(0, 30)}${other}${value.slice(31)}`);
    expect(person.cookies.get(name)).toHaveLength(value.length);
    expect((await person.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('a session is looked up among those of the user whom its token names', async () => {
    const [other, person] = [await openSignedIn(server), await openSignedIn(server)];
    await server.database.database.execute(
      sql`update session set token = (select token from session where user_id = ${person.id}) where user_id = ${other.id}`,
    );
    expect((await person.get('/api/auth/me')).json()).toMatchObject({ id: person.id });
    await person.send('POST', '/api/auth/logout');
    const { rows } = (await server.database.database.execute(
      sql`select user_id from session where user_id in (${person.id}, ${other.id})`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ user_id: other.id }]);
  });

  test('a session that an earlier version started, whose token names nobody, goes on and can be ended', async () => {
    const person = await openSignedIn(server);
    const [name = ''] = [...person.cookies.keys()].filter((cookie) => cookie.includes('session'));
    const token = `older${crypto.randomUUID().replaceAll('-', '')}`;
    await server.database.database.execute(sql`update session set token = ${token} where user_id = ${person.id}`);
    expect((await person.get('/api/auth/me')).statusCode).toBe(401);
    const signature = createHmac('sha256', 'a secret that is good enough for tests').update(token).digest('base64');
    const cookie = encodeURIComponent(`${token}.${signature}`);
    person.cookies.set(name, cookie);
    expect((await person.get('/api/auth/me')).json()).toMatchObject({ id: person.id });
    await person.send('POST', '/api/auth/logout');
    person.cookies.set(name, cookie);
    expect((await person.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('a session in use is extended, one that was unused for 30 days has ended', async () => {
    const person = await openSignedIn(server);
    const age = (days: number) =>
      server.database.database.execute(
        sql`update session set expires_at = now() + make_interval(days => ${30 - days}) where user_id = ${person.id}`,
      );
    await age(10);
    const renewed = await person.get('/api/auth/me');
    expect(renewed.cookies[0]).toMatchObject({ maxAge: 30 * 24 * 3600 });
    await age(31);
    expect((await person.get('/api/auth/me')).statusCode).toBe(401);
  });
});

describe('sign-out', () => {
  test('removes the cookie, and a copy of it is worthless', async () => {
    const person = await openSignedIn(server);
    const kept = new Map(person.cookies);
    const response = await person.send('POST', '/api/auth/logout');
    expect(response.json()).toEqual({ success: true });
    expect([...person.cookies.keys()]).toEqual(['larder-device']);
    const thief = openBrowser(server);
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('a guest may sign out', async () => {
    expect((await openBrowser(server).send('POST', '/api/auth/logout')).statusCode).toBe(200);
  });
});
