import { FALLBACK_LANGUAGE } from '@larder/contract/language';
import type { FastifyInstance } from 'fastify';
import { createAuthCalls } from './auth/auth-calls.ts';
import { createAuth } from './auth/create-auth.ts';
import { createDeveloperCheck } from './auth/developers.ts';
import { createLimiter, type Limit, type Limiter, type LimitName } from './auth/limits.ts';
import { oidcRoutes } from './auth/oidc.ts';
import { createSessions, type Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './database/create-database.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createAuthService } from './features/auth/service.ts';
import { preferencesRoutes } from './features/preferences/routes.ts';
import { createPreferencesService } from './features/preferences/service.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { createProfileService } from './features/profile/service.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPost } from './mail/post.ts';

export type AccountDependencies = {
  config: Pick<Config, 'developerEmails' | 'oidc'>;
  database: Pick<DatabaseHandle, 'database'>;
  /** Where people reach the site; links and redirects start with it. */
  siteUrl: string;
  /** Session cookies are signed with it. */
  secret: string;
  mailer: Mailer;
  limits?: Record<LimitName, Limit> | undefined;
  clock: () => Date;
};

/** Who people are, and what they keep about themselves: wired and registered. */
export async function registerAccounts(
  app: FastifyInstance,
  dependencies: AccountDependencies,
): Promise<{ sessions: Sessions; limiter: Limiter }> {
  const { config, siteUrl, secret, mailer, limits, clock } = dependencies;
  const { database } = dependencies.database;
  const { developerEmails, oidc } = config;
  const calls = createAuthCalls(createAuth({ database, siteUrl, secret, oidc }));
  const isDeveloper = createDeveloperCheck(developerEmails);
  const sessions = createSessions({ calls, isDeveloper });
  const limiter = createLimiter({ database, secret, clock, ...(limits ? { limits } : {}) });
  const post = createPost({
    mailer,
    siteUrl,
    logFailure: (err) => app.log.error({ err }, 'a mail could not be sent'),
  });
  app.addHook('onClose', () => post.settled());

  const auth = createAuthService({ database, calls, limiter, post, isDeveloper });
  const preferences = createPreferencesService({ database, clock });
  const profile = createProfileService({
    database,
    calls,
    limiter,
    post,
    languageOf: async (id) => (await auth.languageOf(id)) ?? FALLBACK_LANGUAGE,
    clock,
  });
  await app.register(authRoutes({ service: auth, sessions, hasOidc: oidc !== null }));
  await app.register(
    profileRoutes({ service: profile, sessions, userOf: auth.user, forget: (cookie) => auth.logout(cookie) }),
  );
  if (oidc) await app.register(oidcRoutes({ calls, limiter, siteUrl }));
  await app.register(preferencesRoutes({ service: preferences, sessions }));
  return { sessions, limiter };
}
