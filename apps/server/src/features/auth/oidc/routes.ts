import { randomBytes } from 'node:crypto';
import { API } from '@larder/contract/api';
import { AUTH_ERROR_QUERY } from '@larder/contract/error';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '../../../rate-limits/rate-limiter.ts';
import { SIGN_IN_PER_ADDRESS } from '../limits.ts';
import { AUTH_PATH, OIDC_CALLBACK_PATH, OIDC_PROVIDER_ID } from './oidc-paths.ts';

/** The library's errors as codes of the client's banner (docs/specification.md §8); others keep their own name. */
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
const MAX_CODE_LENGTH = 60;
const NONCE_BYTES = 32;

/**
 * Sign-in with an OpenID provider: one route that redirects there, and the callback. Every failure redirects to the
 * home page with `?authError=CODE`.
 */
export function oidcRoutes(dependencies: {
  /** Answers requests to the authentication library's own routes. */
  handleLibraryRequest: (request: Request) => Promise<Response>;
  limiter: RateLimiter;
  siteUrl: string;
}): FastifyPluginAsync {
  const { handleLibraryRequest, limiter, siteUrl } = dependencies;
  const home = `${siteUrl}/`;
  const withError = (code: string) => `${home}?${new URLSearchParams({ [AUTH_ERROR_QUERY]: code })}`;

  async function start(request: FastifyRequest): Promise<Response> {
    const additionalData = { nonce: randomBytes(NONCE_BYTES).toString('base64url') };
    const call = { providerId: OIDC_PROVIDER_ID, callbackURL: home, errorCallbackURL: home, additionalData };
    const body = JSON.stringify(call);
    const headers = { 'content-type': 'application/json', origin: siteUrl, cookie: request.headers.cookie ?? '' };
    return handleLibraryRequest(
      new Request(`${siteUrl}${AUTH_PATH}/sign-in/oauth2`, { method: 'POST', headers, body }),
    );
  }

  /** The library's redirect with its error as a code of the banner; never to another origin. */
  function safeRedirect(location: string): string {
    const url = new URL(location, home);
    const error = url.searchParams.get('error');
    if (error !== null) {
      return withError(Object.hasOwn(BANNER_CODES, error) ? (BANNER_CODES[error] ?? FAILED) : toCode(error));
    }
    return url.origin === new URL(home).origin ? home : withError(FAILED);
  }

  return async (app) => {
    app.get(API.oidcSignIn, { schema: { hide: true } }, async (request, reply) => {
      if (isFromOutside(request)) return redirect(home, null, reply);
      await limiter.count(SIGN_IN_PER_ADDRESS, request.ip);
      const response = await orNull(start(request), request.log);
      const url = response?.ok ? ((await response.json()) as { url: string }).url : withError('network-request-failed');
      return redirect(url, response, reply);
    });

    app.get(OIDC_CALLBACK_PATH, { schema: { hide: true } }, async (request, reply) => {
      const headers = { cookie: request.headers.cookie ?? '' };
      const response = await orNull(
        handleLibraryRequest(new Request(new URL(request.url, siteUrl), { headers })),
        request.log,
      );
      const location = response?.headers.get('location');
      return redirect(location ? safeRedirect(location) : withError(FAILED), response, reply);
    });
  };
}

/** True of an image or a link of another site. Neither may use up the visitor's sign-ins or start one. */
function isFromOutside({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-mode': mode = 'navigate' } = headers;
  return mode !== 'navigate' || (site !== 'same-origin' && site !== 'none');
}

async function orNull(response: Promise<Response>, log: FastifyBaseLogger): Promise<Response | null> {
  return response.catch((err: unknown) => {
    log.warn({ reason: err instanceof Error ? err.message : String(err) }, 'sign-in at the OpenID provider failed');
    return null;
  });
}

/** Redirects with the cookies of the library's response, if there was one. */
function redirect(url: string, response: Response | null, reply: FastifyReply): FastifyReply {
  const cookies = response?.headers.getSetCookie() ?? [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.header('cache-control', 'no-store').redirect(url, 302);
}

/** A provider's error, which can be any text, as a code of letters, digits and hyphens. */
function toCode(error: string): string {
  return (
    error
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_CODE_LENGTH) || FAILED
  );
}
