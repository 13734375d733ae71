import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser, openSignedIn, resetPasswordOf, type TestBrowser } from '../../../test/browser.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../../test/create-test-app.ts';
import {
  OPENID_CLIENT,
  type OpenIdProvider,
  startOpenIdProvider,
  throughProvider,
} from '../../../test/open-id-provider.ts';
import { SIGN_IN_PER_ADDRESS } from '../limits.ts';

const SITE = 'http://larder.test';

/** Whom the provider says they are; its answer to the consent page is theirs to give. */
const PEOPLE: Record<string, object> = {
  ada: {
    email: 'ada@outside.example',
    email_verified: true,
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
  },
  mallory: { email: 'victim@example.org', email_verified: false, name: 'Mallory' },
  nameless: { email: 'nameless@outside.example', email_verified: true },
  proven: { email: 'proven@example.org', email_verified: true, name: 'Proven' },
  local: { email: 'local@example.org', email_verified: true, name: 'Local' },
};

let provider: OpenIdProvider;
let server: TestApp;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  provider = await startOpenIdProvider(PEOPLE, SITE);
  server = await createTestApp({ config: { ...TEST_CONFIG, oidc: { issuer: provider.issuer, ...OPENID_CLIENT } } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
  vi.restoreAllMocks();
});

async function signIn(browser: TestBrowser, login: string | null): Promise<string> {
  const start = await browser.get('/api/auth/oidc');
  expect(start.statusCode).toBe(302);
  const back = await throughProvider(String(start.headers.location), login, SITE);
  const { pathname, search } = new URL(back);
  return String((await browser.get(pathname + search)).headers.location);
}

test('a verified profile signs in, and to the same account the next time', async () => {
  const browser = openBrowser(server);
  expect(await signIn(browser, 'ada')).toBe(`${SITE}/`);
  const first = (await browser.get('/api/auth/me')).json();
  expect(first).toMatchObject({ email: 'ada@outside.example', firstName: 'Ada', lastName: 'Lovelace' });
  const again = openBrowser(server);
  await signIn(again, 'ada');
  expect((await again.get('/api/auth/me')).json().id).toBe(first.id);
});

test('an account without a password is deleted with a recent sign-in', async () => {
  const browser = openBrowser(server);
  await signIn(browser, 'nameless');
  expect((await browser.get('/api/auth/me')).json()).toMatchObject({
    email: 'nameless@outside.example',
    firstName: null,
  });
  expect((await browser.send('DELETE', '/api/user', {})).json()).toEqual({ success: true });
});

test('an address that the provider has not verified cannot sign in', async () => {
  const browser = openBrowser(server);
  expect(await signIn(browser, 'mallory')).toBe(`${SITE}/?authError=sign-in-failed`);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
});

test('an account with the same unverified address is not linked', async () => {
  await openSignedIn(server, { email: 'local@example.org' });
  const browser = openBrowser(server);
  expect(await signIn(browser, 'local')).toBe(`${SITE}/?authError=account-not-linked`);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
});

test('an account with the same verified address is linked', async () => {
  const { email, id } = await openSignedIn(server, { email: 'proven@example.org' });
  await resetPasswordOf(server, email, 'second secret');
  const browser = openBrowser(server);
  expect(await signIn(browser, 'proven')).toBe(`${SITE}/`);
  expect((await browser.get('/api/auth/me')).json().id).toBe(id);
});

test('verifying an address removes provider sign-ins that were added before', async () => {
  const before = openBrowser(server);
  await signIn(before, 'nameless');
  const { id, email } = (await before.get('/api/auth/me')).json();
  await resetPasswordOf(server, email, 'first secret');
  await before.send('POST', '/api/auth/login', { email, password: 'first secret' });
  await before.send('PUT', '/api/user/email', { email: 'owner@example.org', password: 'first secret' });
  await resetPasswordOf(server, 'owner@example.org', 'the owner’s secret');
  const again = openBrowser(server);
  expect(await signIn(again, 'nameless')).toBe(`${SITE}/`);
  expect((await again.get('/api/auth/me')).json().id).not.toBe(id);
});

test('a sign-in that is refused at the provider ends at the banner', async () => {
  expect(await signIn(openBrowser(server), null)).toBe(`${SITE}/?authError=access-denied`);
});

test('a callback of another browser is refused', async () => {
  const start = await openBrowser(server).get('/api/auth/oidc');
  const back = new URL(await throughProvider(String(start.headers.location), 'ada', SITE));
  const victim = openBrowser(server);
  const response = await victim.get(back.pathname + back.search);
  expect(response.headers.location).toBe(`${SITE}/?authError=invalid-action`);
  expect((await victim.get('/api/auth/me')).statusCode).toBe(401);
});

test('images and links of other sites start no sign-in, and do not count as one', async () => {
  const browser = openBrowser(server);
  const start = (headers: Record<string, string>) => browser.send('GET', '/api/auth/oidc', undefined, { headers });
  for (let n = 0; n <= SIGN_IN_PER_ADDRESS.max; n += 1) {
    const image = await start({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' });
    expect(image.headers.location).toBe(`${SITE}/`);
  }
  expect((await start({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).headers.location).toBe(
    `${SITE}/`,
  );
  const own = await start({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' });
  expect(String(own.headers.location)).toMatch(`${provider.issuer}/`);
});

test('a callback works once', async () => {
  const browser = openBrowser(server);
  const start = await browser.get('/api/auth/oidc');
  const back = new URL(await throughProvider(String(start.headers.location), 'ada', SITE));
  await browser.get(back.pathname + back.search);
  const again = await browser.get(back.pathname + back.search);
  expect(String(again.headers.location)).toMatch(/\?authError=/);
});

test('an unreachable provider is a network error, logged as a warning without a stack', async () => {
  const lines: string[] = [];
  const gone = await createTestApp({
    config: { ...TEST_CONFIG, logLevel: 'warn', oidc: { issuer: 'http://127.0.0.1:1', ...OPENID_CLIENT } },
    logStream: new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
  });
  const response = await openBrowser(gone).get('/api/auth/oidc');
  expect(response.headers.location).toBe(`${SITE}/?authError=network-request-failed`);
  await gone.close();
  const warning = { level: 40, reason: expect.any(String), msg: 'sign-in at the OpenID provider failed' };
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining(warning)]);
  expect(lines[0]).not.toContain('stack');
});

test('without a provider the route is 404', async () => {
  const none = await createTestApp();
  expect((await openBrowser(none).get('/api/auth/providers')).json()).toEqual({ oidc: false });
  expect((await openBrowser(none).get('/api/auth/oidc')).statusCode).toBe(404);
  await none.close();
  expect((await openBrowser(server).get('/api/auth/providers')).json()).toEqual({ oidc: true });
});
