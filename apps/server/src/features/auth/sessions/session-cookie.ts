const COOKIE_PREFIX = 'larder';

/** Sessions end 30 days after their last use; in seconds. A use extends a session at most once a day. */
export const SESSION_LIFETIME = { expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600 } as const;

/**
 * The session cookie's name and attributes, as options of better-auth (`better-auth/create-auth.ts`), which makes the
 * cookie for `better-auth/start-session.ts`.
 */
export function sessionCookieOptions(siteUrl: string) {
  return {
    cookiePrefix: COOKIE_PREFIX,
    useSecureCookies: siteUrl.startsWith('https:'),
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
  } as const;
}

/** True if a cookie header may hold a session; without it no session has to be looked up. */
export function mayHoldSession(cookieHeader: string | undefined): cookieHeader is string {
  return cookieHeader?.includes(`${COOKIE_PREFIX}.`) ?? false;
}
