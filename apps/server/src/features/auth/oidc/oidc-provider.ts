import type { OidcConfig } from '../../../config.ts';
import { OIDC_PROVIDER_ID } from './oidc-paths.ts';

const MAX_NAME_LENGTH = 100;

/** The configured OpenID provider, as an option of the authentication library. */
export function oidcProvider({ issuer, clientId, clientSecret }: OidcConfig) {
  return {
    providerId: OIDC_PROVIDER_ID,
    discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    mapProfileToUser: userOfProfile,
  };
}

/** @throws for an address that the provider has not verified: anyone could claim it there */
function userOfProfile(profile: Record<string, unknown>) {
  const text = (name: string) =>
    typeof profile[name] === 'string' ? profile[name].slice(0, MAX_NAME_LENGTH) : undefined;
  const email = typeof profile.email === 'string' ? profile.email : '';
  if (profile.email_verified !== true) throw new Error('the provider has not verified the address');
  return {
    email,
    emailVerified: true,
    name: text('name') ?? text('given_name') ?? email,
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}
