import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { genericOAuth } from 'better-auth/plugins';
import type { OidcConfig } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { markEmailVerified } from '../database/email-verified.ts';
import { credentials, sessions, users, verifications } from '../database/schema.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { sealResetToken } from './reset-link.ts';

/** The calls of the authentication library live below this; those people use are the specification's own. */
const AUTH_PATH = '/api/auth';
export const OIDC_PROVIDER = 'oidc';
/** Where the outside provider sends people back to. */
export const OIDC_CALLBACK_PATH = `${AUTH_PATH}/oauth2/callback/${OIDC_PROVIDER}`;

const SESSION_SECONDS = 30 * 24 * 3600;
/** A session in use is prolonged at most this often. */
const SESSION_RENEWAL_SECONDS = 24 * 3600;
const RESET_TOKEN_SECONDS = 3600;
export const COOKIE_PREFIX = 'larder';

export type AuthDependencies = {
  database: Database;
  /** Where people reach the site; links and redirects start with it. */
  siteUrl: string;
  secret: string;
  oidc: OidcConfig | null;
};

/** A token that was made for someone who wants to choose a new password. */
export type IssuedReset = { userId: string; email: string; token: string };

/** The library logs what went wrong underneath and answers with something else: what it logs is kept for its caller. */
export const hiddenCauses = new AsyncLocalStorage<Error[]>();

/** Hands the tokens that the library makes to the call that asked for them. */
export const resetsUnderWay = new AsyncLocalStorage<IssuedReset[]>();

/** Tells which address the link that a password is being reset with was sent to. */
export const resetAddress = new AsyncLocalStorage<string>();

export type Auth = ReturnType<typeof createAuth>;

/** Passwords, sessions and reset tokens, kept in our own tables. Its own limits and routes are not used. */
export function createAuth({ database, siteUrl, secret, oidc }: AuthDependencies) {
  return betterAuth({
    appName: 'Larder',
    baseURL: siteUrl,
    basePath: AUTH_PATH,
    secret,
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 512,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_TOKEN_SECONDS,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        const email = resetAddress.getStore();
        if (email) await markEmailVerified(database, user.id, email);
      },
      sendResetPassword: async ({ user, token }) => {
        resetsUnderWay.getStore()?.push({
          userId: user.id,
          email: user.email,
          token: sealResetToken(secret, token, user.email),
        });
      },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        marketingConsent: { type: 'boolean', required: false, defaultValue: false },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_RENEWAL_SECONDS },
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      session: { create: { before: async () => ({ data: { ipAddress: undefined, userAgent: undefined } }) } },
      account: { create: { before: async () => ({ data: NO_TOKENS }) } },
    },
    plugins: oidc ? [genericOAuth({ config: [providerOf(oidc)] })] : [],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: { errorURL: `${siteUrl}/`, throw: true },
    experimental: { joins: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, _message, ...details) => {
        hiddenCauses.getStore()?.push(...details.filter((detail) => detail instanceof Error));
      },
    },
  });
}

/** An outside provider says who someone is, once; what else it would let us do is not kept. */
const NO_TOKENS = {
  accessToken: undefined,
  refreshToken: undefined,
  idToken: undefined,
  accessTokenExpiresAt: undefined,
  refreshTokenExpiresAt: undefined,
  scope: undefined,
};

function providerOf({ issuer, clientId, clientSecret }: OidcConfig) {
  return {
    providerId: OIDC_PROVIDER,
    discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    mapProfileToUser: profileOf,
  };
}

/** An address that the provider has not checked could be anybody's: it counts as none. */
function profileOf(profile: Record<string, unknown>) {
  const text = (name: string) => (typeof profile[name] === 'string' ? profile[name].slice(0, 100) : undefined);
  const email = typeof profile.email === 'string' ? profile.email : '';
  if (profile.email_verified !== true) throw new Error('the provider has not checked the address');
  return {
    email,
    emailVerified: true,
    name: text('name') ?? text('given_name') ?? email,
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}
