import { userSchema } from '@larder/contract/account';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn, openVerified, resetPasswordOf, type TestBrowser } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const register = (body: object) => openBrowser(server).send('POST', '/api/auth/register', body);
const tokenOf = (text: string) => /\/reset-password\/([^\s"]+)/.exec(text)?.[1] ?? '';
async function resetTokenFor(email: string): Promise<string> {
  const before = server.mails.length;
  await openBrowser(server).send('POST', '/api/auth/forgot-password', { email });
  await expect.poll(() => server.mails.length).toBe(before + 1);
  return tokenOf(server.mails.at(-1)?.text ?? '');
}

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
    expect(cookies.map(({ name }) => name)).toEqual(['larder.session_token']);
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
    const [name = '', value = ''] = [...person.cookies][0] ?? [];
    person.cookies.set(name, `${value.slice(0, 30)}x${value.slice(31)}`);
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
    expect(person.cookies.size).toBe(0);
    const thief = openBrowser(server);
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.get('/api/auth/me')).statusCode).toBe(401);
  });

  test('a guest may sign out', async () => {
    expect((await openBrowser(server).send('POST', '/api/auth/logout')).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('a link is mailed that works once and ends every session', async () => {
    const person = await openSignedIn(server);
    const token = await resetTokenFor(person.email);
    expect(server.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Reset your Larder password' });
    expect(server.mails.at(-1)?.html).toContain(`http://larder.test/reset-password/${token}`);
    const reset = (password: string) =>
      openBrowser(server).send('POST', '/api/auth/reset-password', { token, password });
    const answers = await Promise.all([reset('second secret'), reset('third secret')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await reset('fourth secret')).json()).toEqual({
      error: 'BAD_REQUEST',
      message: 'The reset link may have expired. Please try again.',
    });
    expect((await person.get('/api/auth/me')).statusCode).toBe(401);
    const login = (password: string) =>
      openBrowser(server).send('POST', '/api/auth/login', { email: person.email, password });
    const kept = answers[0]?.statusCode === 200 ? 'second secret' : 'third secret';
    expect((await login(kept)).statusCode).toBe(200);
    expect((await login(person.password)).statusCode).toBe(401);
  });

  test('the token is stored hashed and expires after an hour', async () => {
    const { email, id } = await openSignedIn(server);
    const token = await resetTokenFor(email);
    const { rows } = (await server.database.database.execute(
      sql`select identifier, expires_at - created_at as life from verification where value = ${id}`,
    )) as unknown as { rows: { identifier: string }[] };
    expect(rows).toHaveLength(1);
    expect(rows[0]?.identifier).not.toContain(token);
    await server.database.database.execute(
      sql`update verification set expires_at = expires_at - interval '1 hour' where value = ${id}`,
    );
    const response = await openBrowser(server).send('POST', '/api/auth/reset-password', { token, password: 'secret' });
    expect(response.statusCode).toBe(400);
  });

  test('the response is the same for an unknown address, to which nothing is sent', async () => {
    const { email } = await openSignedIn(server);
    const forgot = (address: string) =>
      openBrowser(server).send('POST', '/api/auth/forgot-password', { email: address });
    const before = server.mails.length;
    const [known, unknown] = [await forgot(email), await forgot('stranger@example.org')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await expect.poll(() => server.mails.length).toBe(before + 1);
  });

  test("the mail is in the account's language, else in the browser's", async () => {
    const person = await openSignedIn(server);
    const forgot = () =>
      person.send(
        'POST',
        '/api/auth/forgot-password',
        { email: person.email },
        { headers: { 'accept-language': 'fr' } },
      );
    const before = server.mails.length;
    await forgot();
    await expect.poll(() => server.mails[before]?.subject).toMatch(/Réinitialisez/);
    const preferences = { language: 'es', measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] };
    await person.send('POST', '/api/preferences', preferences);
    await forgot();
    await expect.poll(() => server.mails[before + 1]?.subject).toMatch(/Restablece/);
  });

  test('the link does not depend on the Host header', async () => {
    const { email } = await openSignedIn(server);
    const before = server.mails.length;
    await openBrowser(server).send(
      'POST',
      '/api/auth/forgot-password',
      { email },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    await expect.poll(() => server.mails.length).toBe(before + 1);
    expect(JSON.stringify(server.mails.at(-1))).not.toContain('evil.example');
  });

  test.each([
    ['a token that is none', { token: 'x', password: 'secret' }, 400],
    ['no token', { password: 'secret' }, 400],
    ['a password of five', { token: 'x', password: 'short' }, 400],
  ])('%s is refused', async (_what, body, status) => {
    expect((await openBrowser(server).send('POST', '/api/auth/reset-password', body)).statusCode).toBe(status);
  });
});

describe('developers', () => {
  const DEVELOPER = 'developer@example.org';
  const isDeveloper = async (person: Pick<TestBrowser, 'get'>) => (await person.get('/api/auth/me')).json().isDeveloper;
  const toDeveloper = (person: Pick<TestBrowser, 'send'>, password: string) =>
    person.send('PUT', '/api/user/email', { email: DEVELOPER, password });

  test('registering an address of DEVELOPER_EMAILS gives no rights, and a reset link of its owner ends that session', async () => {
    const squatter = await openSignedIn(server, { email: DEVELOPER });
    expect(await isDeveloper(squatter)).toBe(false);
    expect((await squatter.send('DELETE', '/api/recipes/mojito')).statusCode).toBe(403);
    await resetPasswordOf(server, DEVELOPER, 'the owner’s secret');
    expect((await squatter.get('/api/auth/me')).statusCode).toBe(401);
    const owner = openBrowser(server);
    const login = await owner.send('POST', '/api/auth/login', { email: DEVELOPER, password: 'the owner’s secret' });
    expect(login.json()).toMatchObject({ isDeveloper: true });
    expect(await isDeveloper(owner)).toBe(true);
    await owner.send('DELETE', '/api/user', { password: 'the owner’s secret' });
  });

  test('changing a verified address to one of DEVELOPER_EMAILS makes it unverified', async () => {
    const person = await openVerified(server, { email: 'ambitious@example.org' });
    expect((await toDeveloper(person, person.password)).json()).toMatchObject({ email: DEVELOPER, isDeveloper: false });
    expect(await isDeveloper(person)).toBe(false);
    await person.send('DELETE', '/api/user', { password: person.password });
  });

  test('a link used while the address is changed never verifies the new address', async () => {
    const person = await openSignedIn(server, { email: 'racing@example.org' });
    const token = await resetTokenFor(person.email);
    const reset = openBrowser(server).send('POST', '/api/auth/reset-password', { token, password: person.password });
    await Promise.all([reset, toDeveloper(person, person.password)]);
    const after = openBrowser(server);
    for (const email of [DEVELOPER, person.email]) {
      await after.send('POST', '/api/auth/login', { email, password: person.password });
    }
    expect(await isDeveloper(after)).toBe(false);
    await after.send('DELETE', '/api/user', { password: person.password });
  });
});

describe('calls from other sites', () => {
  const logout = (headers: Record<string, string>) =>
    openBrowser(server).send('POST', '/api/auth/logout', undefined, { headers });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('%j is refused', async (headers) => {
    const response = await logout(headers as unknown as Record<string, string>);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: 'FORBIDDEN' });
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [{}],
  ])('%j is answered', async (headers) => {
    expect((await logout(headers as unknown as Record<string, string>)).statusCode).toBe(200);
  });
});
