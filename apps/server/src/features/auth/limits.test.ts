import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import {
  PASSWORD_CHECKS_PER_ACCOUNT,
  REGISTRATIONS_PER_ADDRESS,
  RESETS_PER_ACCOUNT,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_ADDRESS,
} from './limits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('the limits of signing in', () => {
  const from = (address: string) => ({ remoteAddress: address });

  test('stop guesses at one password from many addresses, and the right password with them', async () => {
    const { email, password } = await openSignedIn(server);
    const attempt = (guess: string) =>
      openBrowser(server).send('POST', '/api/auth/login', { email: email.toUpperCase(), password: guess });
    for (let n = 0; n < SIGN_IN_PER_ACCOUNT.max; n += 1) expect((await attempt('wrong!')).statusCode).toBe(401);
    const stopped = await attempt(password);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.json()).toEqual({ error: 'RATE_LIMITED', message: expect.any(String) });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('treat an unknown account like a known one', async () => {
    const attempt = () =>
      openBrowser(server).send('POST', '/api/auth/login', { email: 'nobody@example.org', password: 'wrong!' });
    for (let n = 0; n < SIGN_IN_PER_ACCOUNT.max; n += 1) expect((await attempt()).statusCode).toBe(401);
    expect((await attempt()).statusCode).toBe(429);
  });

  test('stop registrations from one address', async () => {
    const attempt = (n: number) =>
      openBrowser(server).send(
        'POST',
        '/api/auth/register',
        { email: `flood-${n}@example.org`, password: 'secret' },
        from('198.51.100.9'),
      );
    const statuses: number[] = [];
    for (let n = 0; n <= REGISTRATIONS_PER_ADDRESS.max; n += 1) statuses.push((await attempt(n)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true);
  });

  test('stop a stolen session from guessing the password with any call that asks for it', async () => {
    const person = await openSignedIn(server);
    const calls = [
      () => person.send('PUT', '/api/user/email', { email: 'x@example.org', password: 'wrong!' }),
      () => person.send('PUT', '/api/user/password', { currentPassword: 'wrong!', newPassword: 'secret' }),
      () => person.send('DELETE', '/api/user', { password: 'wrong!' }),
    ];
    const statuses: number[] = [];
    for (let n = 0; n <= PASSWORD_CHECKS_PER_ACCOUNT.max; n += 1) {
      statuses.push((await calls[n % 3]?.())?.statusCode ?? 0);
    }
    expect(statuses).toEqual([...Array.from({ length: PASSWORD_CHECKS_PER_ACCOUNT.max }, () => 403), 429]);
  });

  test('stop reset mails to one account, known or unknown', async () => {
    const { email } = await openSignedIn(server);
    for (const address of [email, 'stranger@example.org']) {
      const attempt = () => openBrowser(server).send('POST', '/api/auth/forgot-password', { email: address });
      for (let n = 0; n < RESETS_PER_ACCOUNT.max; n += 1) expect((await attempt()).statusCode).toBe(200);
      expect((await attempt()).statusCode).toBe(429);
    }
  });

  test('believe X-Forwarded-For from a trusted proxy only', async () => {
    const limited = await createTestApp({ rateLimits: { [SIGN_IN_PER_ADDRESS.name]: { max: 1, windowSeconds: 60 } } });
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
