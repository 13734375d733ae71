import { API } from '@larder/contract/api';
import { AUTH_ERROR_QUERY } from '@larder/contract/error';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthCalls } from './auth-calls.ts';
import { OIDC_CALLBACK_PATH, OIDC_PROVIDER } from './create-auth.ts';
import type { Limiter } from './limits.ts';

/** Why a sign-in at an outside provider failed, as the banner knows it; what is not here keeps its own name. */
const BANNER_CODES: Record<string, string> = {
  oauth_code_verification_failed: 'network-request-failed',
  unauthorized_client: 'unauthorized-domain',
  invalid_client: 'unauthorized-domain',
  state_mismatch: 'invalid-action',
  state_not_found: 'invalid-action',
  state_invalid: 'invalid-action',
  please_restart_the_process: 'invalid-action',
};
const FAILED = 'sign-in-failed';

/**
 * Sign-in with an outside OpenID provider: one address to go there, one to come back to. Whatever goes wrong ends on
 * the home page as `?authError=CODE`.
 */
export function oidcRoutes(dependencies: { calls: AuthCalls; limiter: Limiter; siteUrl: string }): FastifyPluginAsync {
  const { calls, limiter, siteUrl } = dependencies;
  const home = `${siteUrl}/`;
  const withError = (code: string) => `${home}?${new URLSearchParams({ [AUTH_ERROR_QUERY]: code })}`;

  async function start(request: FastifyRequest): Promise<Response> {
    const body = JSON.stringify({ providerId: OIDC_PROVIDER, callbackURL: home, errorCallbackURL: home });
    const headers = { 'content-type': 'application/json', origin: siteUrl, cookie: request.headers.cookie ?? '' };
    return calls.handle(new Request(`${siteUrl}/api/auth/sign-in/oauth2`, { method: 'POST', headers, body }));
  }

  return async (app) => {
    app.get(API.oidcSignIn, { schema: { hide: true } }, async (request, reply) => {
      await limiter.use({ 'sign-in by address': request.ip });
      const answer = await attempt(start(request), request.log);
      const url = answer?.ok ? ((await answer.json()) as { url: string }).url : withError('network-request-failed');
      return sendTo(url, answer, reply);
    });

    app.get(OIDC_CALLBACK_PATH, { schema: { hide: true } }, async (request, reply) => {
      const headers = { cookie: request.headers.cookie ?? '' };
      const answer = await attempt(calls.handle(new Request(new URL(request.url, siteUrl), { headers })), request.log);
      const location = answer?.headers.get('location');
      return sendTo(location ? ownUrl(location) : withError(FAILED), answer, reply);
    });
  };

  /** Where the library wants to go, with its error in our words; never off this site. */
  function ownUrl(location: string): string {
    const url = new URL(location, home);
    const error = url.searchParams.get('error');
    if (error !== null)
      return withError(Object.hasOwn(BANNER_CODES, error) ? (BANNER_CODES[error] ?? FAILED) : plain(error));
    return url.origin === new URL(home).origin ? home : withError(FAILED);
  }
}

async function attempt(answer: Promise<Response>, log: FastifyBaseLogger): Promise<Response | null> {
  return answer.catch((err: unknown) => {
    log.warn({ err }, 'sign-in at the outside provider failed');
    return null;
  });
}

function sendTo(url: string, answer: Response | null, reply: FastifyReply): FastifyReply {
  const cookies = answer?.headers.getSetCookie() ?? [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.header('cache-control', 'no-store').redirect(url, 302);
}

/** A provider's own words, as a code that can stand in an address. */
function plain(error: string): string {
  return (
    error
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60) || FAILED
  );
}
