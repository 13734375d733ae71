import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../database/create-database.ts';
import { openBrowser, openSignedIn } from '../test/browser.ts';
import { createTestApp, createTestDatabase, type TestApp } from '../test/create-test-app.ts';
import { createLimiter, LIMITS } from './limits.ts';

let handle: DatabaseHandle;
let server: TestApp;
beforeAll(async () => {
  handle = await createTestDatabase();
  server = await createTestApp();
});
afterAll(async () => {
  await handle.close();
  await server.close();
});

const limits = { ...LIMITS, 'sign-in by account': { most: 3, seconds: 60 } };
const NOW = new Date('2026-01-01T12:00:00Z');

function limiterAt(clock: () => Date) {
  return createLimiter({ database: handle.database, secret: 'secret', clock, limits });
}

describe('a limit', () => {
  test('lets so many through, says how long to wait, and begins anew after that', async () => {
    let now = NOW;
    const limiter = limiterAt(() => now);
    const use = () => limiter.use({ 'sign-in by account': 'ada@example.org' });
    for (const _ of [1, 2, 3]) await use();
    now = new Date(NOW.getTime() + 20_000);
    await expect(use()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 40 });
    now = new Date(NOW.getTime() + 60_000);
    await use();
  });

  test('is one over several processes, however they hurry', async () => {
    const limiters = [limiterAt(() => NOW), limiterAt(() => NOW)];
    const uses = Array.from({ length: 10 }, (_, n) =>
      limiters[n % 2]?.use({ 'sign-in by account': 'one@example.org' }),
    );
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('counts a whole IPv6 network as one, and IPv4 in either spelling', async () => {
    const strict = createLimiter({
      database: handle.database,
      secret: 'secret',
      clock: () => NOW,
      limits: { ...LIMITS, 'sign-in by address': { most: 1, seconds: 60 } },
    });
    const use = (address: string) => strict.use({ 'sign-in by address': address });
    await use('2001:db8::1');
    await expect(use('2001:0db8:0:0:ffff::2')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await use('2001:db8:0:1::1');
    await use('203.0.113.7');
    await expect(use('::ffff:203.0.113.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('keeps no address and no account in the database', async () => {
    await limiterAt(() => NOW).use({ 'sign-in by account': 'secret-person@example.org' });
    const { rows } = (await handle.database.execute(sql`select key from limit_count`)) as unknown as { rows: object[] };
    expect(JSON.stringify(rows)).not.toContain('secret-person');
  });
});

describe('over the wire', () => {
  const from = (address: string) => ({ remoteAddress: address });

  test('guessing one password is stopped, from however many addresses; the right one too', async () => {
    const { email, password } = await openSignedIn(server);
    const attempt = (guess: string) =>
      openBrowser(server).send('POST', '/api/auth/login', { email: email.toUpperCase(), password: guess });
    for (let n = 0; n < LIMITS['sign-in by account'].most; n += 1)
      expect((await attempt('wrong!')).statusCode).toBe(401);
    const stopped = await attempt(password);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.json()).toEqual({ error: 'RATE_LIMITED', message: expect.any(String) });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('an unknown account is stopped like a known one', async () => {
    const attempt = () =>
      openBrowser(server).send('POST', '/api/auth/login', { email: 'nobody@example.org', password: 'wrong!' });
    for (let n = 0; n < LIMITS['sign-in by account'].most; n += 1) expect((await attempt()).statusCode).toBe(401);
    expect((await attempt()).statusCode).toBe(429);
  });

  test('registering without end from one address is stopped', async () => {
    const attempt = (n: number) =>
      openBrowser(server).send(
        'POST',
        '/api/auth/register',
        { email: `flood-${n}@example.org`, password: 'secret' },
        from('198.51.100.9'),
      );
    const statuses: number[] = [];
    for (let n = 0; n <= LIMITS['registration by address'].most; n += 1) statuses.push((await attempt(n)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true);
  });

  test('a stolen session can not try out passwords on any of the calls that ask for it', async () => {
    const person = await openSignedIn(server);
    const calls = [
      () => person.send('PUT', '/api/user/email', { email: 'x@example.org', password: 'wrong!' }),
      () => person.send('PUT', '/api/user/password', { currentPassword: 'wrong!', newPassword: 'secret' }),
      () => person.send('DELETE', '/api/user', { password: 'wrong!' }),
    ];
    const statuses: number[] = [];
    for (let n = 0; n <= LIMITS['password by account'].most; n += 1) {
      statuses.push((await calls[n % 3]?.())?.statusCode ?? 0);
    }
    expect(statuses).toEqual([...Array.from({ length: LIMITS['password by account'].most }, () => 403), 429]);
  });

  test('mail bombs are stopped, for known and unknown addresses alike', async () => {
    const { email } = await openSignedIn(server);
    for (const address of [email, 'stranger@example.org']) {
      const attempt = () => openBrowser(server).send('POST', '/api/auth/forgot-password', { email: address });
      for (let n = 0; n < LIMITS['reset by account'].most; n += 1) expect((await attempt()).statusCode).toBe(200);
      expect((await attempt()).statusCode).toBe(429);
    }
  });

  test('searches that take work are counted, those whose answer is ready are not', async () => {
    const limited = await createTestApp({ limits: { ...LIMITS, 'analyze by address': { most: 2, seconds: 60 } } });
    const search = async (name: string) => {
      const payload = `--b\r\ncontent-disposition: form-data; name="recipeName"\r\n\r\n${name}\r\n--b--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      return (await limited.app.inject({ method: 'POST', url: '/api/analyze', payload, headers })).statusCode;
    };
    for (const name of ['mojito', 'mojito', 'mojito', 'hummus', 'hummus']) expect(await search(name)).toBe(200);
    expect(await search('lemonade')).toBe(429);
    expect(await search('mojito')).toBe(200);
    await limited.close();
  });

  test('an address that a client claims to come from counts only behind a trusted proxy', async () => {
    const limited = await createTestApp({ limits: { ...LIMITS, 'sign-in by address': { most: 1, seconds: 60 } } });
    const attempt = async (remoteAddress: string, forwarded: string) =>
      (
        await openBrowser(limited).send(
          'POST',
          '/api/auth/login',
          { email: `${forwarded}@example.org`, password: 'wrong!' },
          { remoteAddress, headers: { 'x-forwarded-for': forwarded } },
        )
      ).statusCode;
    expect(await attempt('198.51.100.1', '192.0.2.1')).toBe(401);
    expect(await attempt('198.51.100.1', '192.0.2.2')).toBe(429);
    expect(await attempt('127.0.0.1', '192.0.2.3')).toBe(401);
    expect(await attempt('127.0.0.1', '192.0.2.4')).toBe(401);
    await limited.close();
  });
});
