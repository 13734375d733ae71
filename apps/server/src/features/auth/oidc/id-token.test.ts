import { base64url, decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../../test/create-test-app.ts';
import {
  OPENID_CLIENT,
  type OpenIdProvider,
  startOpenIdProvider,
  throughProvider,
} from '../../../test/open-id-provider.ts';

const SITE = 'http://larder.test';
const OTHER = 'https://other.example';
const HOUR_S = 3600;
const ADA = { email: 'ada@outside.example', email_verified: true, name: 'Ada Lovelace' };

let provider: OpenIdProvider;
let server: TestApp;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  provider = await startOpenIdProvider({ ada: ADA }, SITE);
  server = await createTestApp({ config: { ...TEST_CONFIG, oidc: { issuer: provider.issuer, ...OPENID_CLIENT } } });
});
afterEach(() => {
  provider.changeAnswers('discovery', null);
  provider.changeAnswers('token', null);
  provider.changeAnswers('userinfo', null);
});
afterAll(async () => {
  await server.close();
  await provider.close();
  vi.restoreAllMocks();
});

type Forge = (claims: JWTPayload, idToken: string) => string | undefined | Promise<string | undefined>;

function replaceIdToken(forge: Forge): void {
  provider.changeAnswers('token', async (answer) => {
    const idToken = String(answer.id_token);
    return { ...answer, id_token: await forge(decodeJwt(idToken), idToken) };
  });
}

/** Signs in as Ada; gives where that ends and the address of whoever is signed in then. */
async function signIn(callback: (url: URL) => void = () => {}) {
  const browser = openBrowser(server);
  const start = await browser.get('/api/auth/oidc');
  const back = new URL(await throughProvider(String(start.headers.location), 'ada', SITE));
  callback(back);
  const { headers } = await browser.get(back.pathname + back.search);
  const me = await browser.get('/api/auth/me');
  return { end: headers.location, email: me.statusCode === 401 ? null : me.json().email };
}
const SIGNED_IN = { end: `${SITE}/`, email: ADA.email };
const REFUSED = { end: `${SITE}/?authError=sign-in-failed`, email: null };

const withClaims =
  (changed: JWTPayload): Forge =>
  (claims) =>
    provider.sign({ ...claims, ...changed });
const without =
  (...names: string[]): Forge =>
  (claims) =>
    provider.sign(Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name))));
const nowS = () => Math.floor(Date.now() / 1000);

const RIGHT: Record<string, Forge> = {
  'that the provider signed again': withClaims({}),
  'for this client among several': withClaims({ aud: [OPENID_CLIENT.clientId, 'other'], azp: OPENID_CLIENT.clientId }),
  'that expired within the tolerance for clocks': (claims) => provider.sign({ ...claims, exp: nowS() - 5 }),
};

test.each(Object.entries(RIGHT))('an id_token %s signs in', async (_name, forge) => {
  replaceIdToken(forge);
  expect(await signIn()).toEqual(SIGNED_IN);
});

const WRONG: Record<string, Forge> = {
  'of another issuer': withClaims({ iss: OTHER }),
  'without an issuer': without('iss'),
  'for another client': withClaims({ aud: 'other' }),
  'for no client': without('aud'),
  'issued to another client': withClaims({ azp: 'other' }),
  'for several clients that names none as its holder': withClaims({ aud: [OPENID_CLIENT.clientId, 'other'] }),
  'that has expired': (claims) => provider.sign({ ...claims, iat: nowS() - 2 * HOUR_S, exp: nowS() - HOUR_S }),
  'that never expires': without('exp'),
  'that names nobody': without('sub'),
  'of another sign-in': withClaims({ nonce: 'other' }),
  'without a nonce': without('nonce'),
  'signed with another key': async (claims) => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'current' }).sign(privateKey);
  },
  'signed with the client secret': (claims) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'current' })
      .sign(new TextEncoder().encode(OPENID_CLIENT.clientSecret.padEnd(32))),
  'that is not signed': (claims) => new UnsecuredJWT(claims).encode(),
  'with claims changed after it was signed': (claims, idToken) => {
    const [header, , signature] = idToken.split('.');
    return [header, base64url.encode(JSON.stringify({ ...claims, sub: 'victim' })), signature].join('.');
  },
  'that is not a token': () => 'nonsense',
  'that is missing': () => undefined,
};

test.each(Object.entries(WRONG))('an id_token %s signs nobody in', async (_name, forge) => {
  replaceIdToken(forge);
  expect(await signIn()).toEqual(REFUSED);
});

test('an id_token that was used for an earlier sign-in signs nobody in', async () => {
  let first = '';
  replaceIdToken((_claims, idToken) => {
    first ||= idToken;
    return first;
  });
  expect(await signIn()).toEqual(SIGNED_IN);
  expect(await signIn()).toEqual(REFUSED);
});

test('a provider whose metadata names another issuer signs nobody in', async () => {
  provider.changeAnswers('discovery', (metadata) => ({ ...metadata, issuer: OTHER }));
  replaceIdToken(withClaims({ iss: OTHER }));
  expect(await signIn((back) => back.searchParams.delete('iss'))).toEqual(REFUSED);
});

test('an id_token without an address takes it from the userinfo endpoint', async () => {
  replaceIdToken(without('email', 'email_verified'));
  expect(await signIn()).toEqual(SIGNED_IN);
});

test('a userinfo endpoint that answers about another person signs nobody in', async () => {
  replaceIdToken(without('email', 'email_verified'));
  provider.changeAnswers('userinfo', (profile) => ({ ...profile, sub: 'other' }));
  expect(await signIn()).toEqual(REFUSED);
});
