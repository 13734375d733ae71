import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openBrowser,
  openSignedIn,
  openVerified,
  requestResetToken,
  resetPasswordOf,
  type TestBrowser,
} from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const ROUNDS = 3;
/** More than the threads that check passwords, so that some are checked before a change and others after it. */
const SIGN_INS = 8;

/** Browsers that sign in at the same time; whether they succeeded is to be asked. */
function signInAtOnce(email: string, password: string): { browsers: TestBrowser[]; done: Promise<unknown> } {
  const browsers = Array.from({ length: SIGN_INS }, () => openBrowser(server));
  const attempts = browsers.map((browser) => browser.send('POST', '/api/auth/login', { email, password }));
  return { browsers, done: Promise.all(attempts) };
}

async function signedIn(browsers: readonly TestBrowser[]): Promise<TestBrowser[]> {
  const statuses = await Promise.all(browsers.map(async (browser) => (await browser.get('/api/auth/me')).statusCode));
  return browsers.filter((_, index) => statuses[index] === 200);
}

test('a sign-in with the old password that overlaps a reset leaves no session', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await openSignedIn(server);
    const token = await requestResetToken(server, person.email);
    const reset = openBrowser(server).send('POST', '/api/auth/reset-password', { token, password: 'second secret' });
    const { browsers, done } = signInAtOnce(person.email, person.password);
    expect((await reset).statusCode).toBe(200);
    await done;
    expect(await signedIn([...browsers, person])).toEqual([]);
  }
});

test('a sign-in with the old password that overlaps a change leaves no session but the one that changed it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await openSignedIn(server);
    const change = person.send('PUT', '/api/user/password', {
      currentPassword: person.password,
      newPassword: 'second secret',
    });
    const { browsers, done } = signInAtOnce(person.email, person.password);
    expect((await change).statusCode).toBe(200);
    await done;
    expect(await signedIn([...browsers, person])).toEqual([person]);
  }
});

test('who registered an address of DEVELOPER_EMAILS first is never signed in to it once its owner has reset it', async () => {
  const email = 'developer@example.org';
  const squatter = await openSignedIn(server, { email });
  const token = await requestResetToken(server, email);
  const reset = openBrowser(server).send('POST', '/api/auth/reset-password', { token, password: 'the owner’s secret' });
  const { browsers, done } = signInAtOnce(email, squatter.password);
  await Promise.all([reset, done]);
  expect(await signedIn([...browsers, squatter])).toEqual([]);
});

test.each([
  [
    'the address',
    (person: TestBrowser, password: string) =>
      person.send('PUT', '/api/user/email', { email: `taken-${crypto.randomUUID()}@example.org`, password }),
  ],
  [
    'the password',
    (person: TestBrowser, password: string) =>
      person.send('PUT', '/api/user/password', { currentPassword: password, newPassword: 'thief’s secret' }),
  ],
  ['the account', (person: TestBrowser, password: string) => person.send('DELETE', '/api/user', { password })],
])('a stolen session and the old password do not take %s after a reset', async (_what, take) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await openSignedIn(server);
    const token = await requestResetToken(server, person.email);
    const reset = openBrowser(server).send('POST', '/api/auth/reset-password', { token, password: 'second secret' });
    const attempts = Promise.all([take(person, person.password), take(person, person.password)]);
    const { statusCode } = await reset;
    await attempts;
    const login = await openBrowser(server).send('POST', '/api/auth/login', {
      email: person.email,
      password: 'second secret',
    });
    // Either the reset came last, or what was taken was taken before it and its link was void.
    expect([statusCode, login.statusCode]).toSatisfy(([status, signIn]) => signIn === 200 || status === 400);
  }
});

test('a changed password keeps the session that changed it, and the next one', async () => {
  const person = await openVerified(server, { email: 'changing@example.org' });
  await person.send('PUT', '/api/user/password', { currentPassword: person.password, newPassword: 'second secret' });
  expect((await person.get('/api/auth/me')).statusCode).toBe(200);
  const next = openBrowser(server);
  await next.send('POST', '/api/auth/login', { email: person.email, password: 'second secret' });
  expect((await next.get('/api/auth/me')).statusCode).toBe(200);
  await resetPasswordOf(server, person.email, 'third secret');
  expect(await signedIn([person, next])).toEqual([]);
});
