import type { GenericEndpointContext } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import type { OidcConfig } from '../../../config.ts';
import { OIDC_PROVIDER_ID } from './oidc-paths.ts';
import { discoveryUrlOf, readVerifiedProfile } from './verified-profile.ts';

const MAX_NAME_LENGTH = 100;

/**
 * The configured OpenID provider, as an option of the authentication library. The library keeps `additionalData` of
 * the call that starts a sign-in with its state; its `nonce` binds the id_token to that sign-in.
 */
export function oidcProvider(oidc: OidcConfig) {
  return {
    providerId: OIDC_PROVIDER_ID,
    discoveryUrl: discoveryUrlOf(oidc.issuer),
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    authorizationUrlParams: ({ body }: GenericEndpointContext) => ({ nonce: String(body.additionalData.nonce) }),
    getUserInfo: async (tokens: { idToken?: string | undefined; accessToken?: string | undefined }) =>
      userOfProfile(await readVerifiedProfile(oidc, tokens, (await getOAuthState())?.nonce)),
  };
}

/** @throws for an address that the provider has not verified: anyone could claim it there */
function userOfProfile(profile: { sub: string } & Record<string, unknown>) {
  const text = (name: string) =>
    typeof profile[name] === 'string' ? profile[name].slice(0, MAX_NAME_LENGTH) : undefined;
  const email = typeof profile.email === 'string' ? profile.email : '';
  if (profile.email_verified !== true) throw new Error('the provider has not verified the address');
  return {
    id: profile.sub,
    email,
    emailVerified: true,
    image: typeof profile.picture === 'string' ? profile.picture : undefined,
    name: text('name') ?? text('given_name') ?? email,
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}
