import type { BetterAuthPlugin, GenericEndpointContext, Session } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { PASSWORD_PROVIDER } from '../../../database/schema.ts';
import { OIDC_PROVIDER_ID } from '../oidc/oidc-paths.ts';

/** A way to sign in, in the version that was checked. The database refuses a session of another version. */
export type CheckedCredential = { userId: string; credentialId: string; credentialVersion: number };

const ownField = { required: false, input: false, returned: false } as const;
/** The columns for `CheckedCredential`, as options of the authentication library. */
export const SESSION_FIELDS = {
  credentialId: { ...ownField, type: 'string' },
  credentialVersion: { ...ownField, type: 'number' },
} as const;
export const CREDENTIAL_FIELDS = { version: { ...ownField, type: 'number' } } as const;

const checkedCredentialSchema = z.object({
  userId: z.string(),
  credentialId: z.string(),
  credentialVersion: z.int(),
});

/** A call of the authentication library, without a route, that starts a session with a checked credential. */
export const startSessionPlugin = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint({ method: 'POST', body: checkedCredentialSchema }, async (context) => {
      const { userId, ...credential } = context.body;
      const { internalAdapter } = context.context;
      const session = await internalAdapter.createSession(userId, false, credential);
      const user = await internalAdapter.findUserById(userId);
      if (!user) throw new Error('the account was deleted while its session was started');
      await setSessionCookie(context, { session, user });
      return { user };
    }),
  },
} satisfies BetterAuthPlugin;

/**
 * The credential of a session that the library starts itself: after a registration the password, after a callback the
 * provider. One that was removed since it was checked is not found.
 */
export async function credentialOfSession(
  session: Session & Record<string, unknown>,
  context: GenericEndpointContext | null,
): Promise<Partial<CheckedCredential>> {
  if (session.credentialId !== undefined) return {};
  const provider = context?.path?.startsWith('/oauth2/') ? OIDC_PROVIDER_ID : PASSWORD_PROVIDER;
  const accounts = (await context?.context.internalAdapter.findAccounts(session.userId)) ?? [];
  const credential = accounts.find(({ providerId }) => providerId === provider);
  if (!credential) throw new Error('the credential was removed while a session was started with it');
  return { credentialId: credential.id, credentialVersion: (credential as { version?: number }).version ?? 0 };
}
