import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn, requestResetToken, type TestBrowser } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import {
  PASSWORD_CHECKS_PER_SESSION,
  REGISTRATIONS_PER_ADDRESS,
  RESETS_PER_ACCOUNT,
  RESETS_PER_ACCOUNT_AND_ADDRESS,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_ACCOUNT_AND_ADDRESS,
  SIGN_IN_PER_ADDRESS,
  SIGN_IN_PER_DEVICE,
} from './limits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('the limits of signing in', () => {
  const from = (address: string) => ({ remoteAddress: address });

  const login = (browser: TestBrowser, email: string, password: string, options = {}) =>
    browser.send('POST', '/api/auth/login', { email, password }, options);

  test('stop guesses at one password from one address, and the right password with them', async () => {
    const { email, password } = await openSignedIn(server);
    const attempt = (guess: string) =>
      login(openBrowser(server), email.toUpperCase(), guess, { remoteAddress: '198.51.100.1' });
    for (let n = 0; n < SIGN_IN_PER_ACCOUNT_AND_ADDRESS.max; n += 1)
      expect((await attempt('wrong!')).statusCode).toBe(401);
    const stopped = await attempt(password);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.json()).toEqual({ error: 'RATE_LIMITED', message: expect.any(String) });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('let the owner in while others guess from elsewhere', async () => {
    const { email, password } = await openSignedIn(server);
    for (let n = 0; n <= SIGN_IN_PER_ACCOUNT_AND_ADDRESS.max; n += 1) {
      await login(openBrowser(server), email, 'wrong!', { remoteAddress: '198.51.100.2' });
    }
    expect((await login(openBrowser(server), email, password)).statusCode).toBe(200);
  });

  test('stop guesses from all addresses together, known account or not, but let a known device in', async () => {
    const limited = await createTestApp({ rateLimits: { [SIGN_IN_PER_ACCOUNT.name]: { max: 4, windowSeconds: 60 } } });
    const owner = await openSignedIn(limited);
    await owner.send('POST', '/api/auth/logout');
    for (const email of [owner.email, 'nobody@example.org']) {
      for (let n = 0; n < 4; n += 1) expect((await login(openBrowser(limited), email, 'wrong!')).statusCode).toBe(401);
      expect((await login(openBrowser(limited), email, owner.password)).statusCode).toBe(429);
    }
    expect((await login(owner, owner.email, owner.password)).statusCode).toBe(200);
    await limited.close();
  });

  test('stop guesses from a known device, and take no device for another account’s', async () => {
    const limited = await createTestApp({ rateLimits: { [SIGN_IN_PER_ACCOUNT.name]: { max: 1, windowSeconds: 60 } } });
    const [owner, other] = [await openSignedIn(limited), await openSignedIn(limited)];
    for (let n = 0; n < SIGN_IN_PER_DEVICE.max; n += 1) {
      expect((await login(owner, owner.email, 'wrong!')).statusCode).toBe(401);
    }
    expect((await login(owner, owner.email, owner.password)).statusCode).toBe(429);
    expect((await login(owner, other.email, 'wrong!')).statusCode).toBe(401);
    expect((await login(owner, other.email, 'wrong!')).statusCode).toBe(429);
    await limited.close();
  });

  test('remember a device for several accounts', async () => {
    const limited = await createTestApp({ rateLimits: { [SIGN_IN_PER_ACCOUNT.name]: { max: 0, windowSeconds: 60 } } });
    const family = await openSignedIn(limited, { email: 'first@example.org' });
    await family.send('POST', '/api/auth/register', { email: 'second@example.org', password: family.password });
    for (const email of ['first@example.org', 'second@example.org']) {
      expect((await login(family, email, family.password)).statusCode).toBe(200);
    }
    await limited.close();
  });

  test('know no device that signed in before the password was changed, but the one that changed it', async () => {
    const limited = await createTestApp({ rateLimits: { [SIGN_IN_PER_ACCOUNT.name]: { max: 0, windowSeconds: 60 } } });
    const before = await openSignedIn(limited);
    expect((await login(before, before.email, before.password)).statusCode).toBe(200);
    const token = await requestResetToken(limited, before.email);
    const owner = openBrowser(limited);
    await owner.send('POST', '/api/auth/reset-password', { token, password: 'second secret' });
    expect((await login(owner, before.email, 'second secret')).statusCode).toBe(200);
    expect((await login(before, before.email, 'second secret')).statusCode).toBe(429);
    await limited.close();
  });

  test('keep nobody out for longer than their window after the clock was ahead', async () => {
    let now = new Date();
    const limited = await createTestApp({ clock: () => now });
    const { email, password } = await openSignedIn(limited);
    const attempt = (guess: string) => login(openBrowser(limited), email, guess, from('198.51.100.9'));
    now = new Date(Date.now() + 365 * 24 * 3600 * 1000);
    for (let n = 0; n <= SIGN_IN_PER_ACCOUNT_AND_ADDRESS.max; n += 1) await attempt('wrong!');
    expect((await attempt(password)).statusCode).toBe(429);
    now = new Date();
    expect((await attempt(password)).statusCode).toBe(200);
    for (let n = 0; n < SIGN_IN_PER_ACCOUNT_AND_ADDRESS.max; n += 1) await attempt('wrong!');
    const stopped = await attempt(password);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(SIGN_IN_PER_ACCOUNT_AND_ADDRESS.windowSeconds);
    await limited.close();
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
    for (let n = 0; n <= PASSWORD_CHECKS_PER_SESSION.max; n += 1) {
      statuses.push((await calls[n % 3]?.())?.statusCode ?? 0);
    }
    expect(statuses).toEqual([...Array.from({ length: PASSWORD_CHECKS_PER_SESSION.max }, () => 403), 429]);
  });

  test('stop reset mails to one account, known or unknown, from one address and from all', async () => {
    const { email } = await openSignedIn(server);
    for (const address of [email, 'stranger@example.org']) {
      const attempt = async (options = {}) =>
        (await openBrowser(server).send('POST', '/api/auth/forgot-password', { email: address }, options)).statusCode;
      for (let n = 0; n < RESETS_PER_ACCOUNT_AND_ADDRESS.max; n += 1) {
        expect(await attempt({ remoteAddress: '198.51.100.3' })).toBe(200);
      }
      expect(await attempt({ remoteAddress: '198.51.100.3' })).toBe(429);
      for (let n = RESETS_PER_ACCOUNT_AND_ADDRESS.max; n < RESETS_PER_ACCOUNT.max; n += 1) {
        expect(await attempt()).toBe(200);
      }
      expect(await attempt()).toBe(429);
    }
  });

  test('send the owner of a known device a reset mail whatever others asked for', async () => {
    const owner = await openSignedIn(server);
    const forgot = (browser: TestBrowser) => browser.send('POST', '/api/auth/forgot-password', { email: owner.email });
    for (let n = 0; n <= RESETS_PER_ACCOUNT.max; n += 1) await forgot(openBrowser(server));
    expect((await forgot(openBrowser(server))).statusCode).toBe(429);
    expect((await forgot(owner)).statusCode).toBe(200);
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
