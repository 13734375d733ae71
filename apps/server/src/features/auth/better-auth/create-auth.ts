import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { genericOAuth } from 'better-auth/plugins';
import type { OidcConfig } from '../../../config.ts';
import type { Database } from '../../../database/create-database.ts';
import { credentials, sessions, users, verifications } from '../../../database/schema.ts';
import { AUTH_PATH } from '../oidc/oidc-paths.ts';
import { oidcProvider } from '../oidc/oidc-provider.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { SESSION_LIFETIME, sessionCookieOptions } from '../sessions/session-cookie.ts';
import { LIBRARY_LOGGER } from './library-errors.ts';
import { tokenOfUser, withSessionsByUser } from './sessions-by-user.ts';
import { CREDENTIAL_FIELDS, credentialOfSession, SESSION_FIELDS, startSessionPlugin } from './start-session.ts';

export type AuthDependencies = {
  database: Database;
  /** The public address of the site; redirects start with it. */
  siteUrl: string;
  /** Signs session cookies. */
  secret: string;
  oidc: OidcConfig | null;
};

export type Auth = ReturnType<typeof createAuth>;

/** The authentication library over our own tables. Its rate limits and most of its routes are not used. */
export function createAuth({ database, siteUrl, secret, oidc }: AuthDependencies) {
  return betterAuth({
    appName: 'Larder',
    baseURL: siteUrl,
    basePath: AUTH_PATH,
    secret,
    database: withSessionsByUser(
      drizzleAdapter(database, {
        provider: 'pg',
        schema: { user: users, session: sessions, account: credentials, verification: verifications },
        transaction: true,
      }),
    ),
    emailAndPassword: {
      enabled: true,
      // The contract's schemas limit passwords; these only keep the library's own limits out of the way.
      minPasswordLength: 1,
      maxPasswordLength: 512,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        marketingConsent: { type: 'boolean', required: false, defaultValue: false },
        isDeveloper: { type: 'boolean', required: false, input: false },
        lockedAt: { type: 'date', required: false, input: false },
      },
    },
    session: { ...SESSION_LIFETIME, additionalFields: SESSION_FIELDS },
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    account: { updateAccountOnSignIn: false, additionalFields: CREDENTIAL_FIELDS },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({
            data: {
              ipAddress: undefined,
              userAgent: undefined,
              token: tokenOfUser(session.userId, session.token),
              ...(await credentialOfSession(session, context)),
            },
          }),
        },
      },
      account: { create: { before: async () => ({ data: NO_PROVIDER_TOKENS }) } },
    },
    plugins: [startSessionPlugin, ...(oidc ? [genericOAuth({ config: [oidcProvider(oidc)] })] : [])],
    advanced: { ...sessionCookieOptions(siteUrl), ipAddress: { disableIpTracking: true } },
    onAPIError: { errorURL: `${siteUrl}/`, throw: true },
    experimental: { joins: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: LIBRARY_LOGGER,
  });
}

/** A provider's tokens are used during the sign-in and not stored. */
const NO_PROVIDER_TOKENS = {
  accessToken: undefined,
  refreshToken: undefined,
  idToken: undefined,
  accessTokenExpiresAt: undefined,
  refreshTokenExpiresAt: undefined,
  scope: undefined,
};
