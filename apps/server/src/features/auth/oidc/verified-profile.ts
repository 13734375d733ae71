import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { OidcConfig } from '../../../config.ts';

const PROVIDER_TIMEOUT_MS = 5_000;
/** How far the provider's clock may differ from ours. */
const CLOCK_TOLERANCE_S = 60;

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });
type Metadata = z.infer<typeof metadataSchema>;

type Tokens = { idToken?: string | undefined; accessToken?: string | undefined };

/** The address of the provider's metadata (OpenID Connect Discovery 1.0 §4). */
export function discoveryUrlOf(issuer: string): string {
  return `${withoutSlash(issuer)}/.well-known/openid-configuration`;
}

/**
 * Claims about the person who signed in: those of the id_token, and of the userinfo endpoint where the id_token holds
 * no email address.
 *
 * @param nonce that of the authorization request
 * @throws for an id_token that is missing or not valid for this sign-in, and for an unreachable provider
 */
export async function readVerifiedProfile(
  { issuer, clientId }: OidcConfig,
  { idToken, accessToken }: Tokens,
  nonce: unknown,
): Promise<JWTPayload & { sub: string }> {
  if (idToken === undefined) throw new Error('the provider sent no id_token');
  const metadata = metadataSchema.parse(await getJson(discoveryUrlOf(issuer)));
  // Some issuers end with a slash, which the setting may leave out.
  if (withoutSlash(metadata.issuer) !== withoutSlash(issuer)) throw new Error('the provider names another issuer');
  const claims = await verifyIdToken(idToken, metadata, clientId, nonce);
  if (claims.email !== undefined || metadata.userinfo_endpoint === undefined) return claims;
  const headers = { authorization: `Bearer ${accessToken}` };
  const profile = z.looseObject({ sub: z.string() }).parse(await getJson(metadata.userinfo_endpoint, headers));
  if (profile.sub !== claims.sub) throw new Error('the userinfo endpoint answered about another person');
  return profile;
}

/**
 * OpenID Connect Core 1.0 §3.1.3.7. The keys are fetched at each sign-in, so that a withdrawn key is refused at once.
 * They are public keys, which match neither `none` nor the symmetric algorithms.
 */
async function verifyIdToken(
  idToken: string,
  { issuer, jwks_uri }: Metadata,
  clientId: string,
  nonce: unknown,
): Promise<JWTPayload & { sub: string }> {
  const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: PROVIDER_TIMEOUT_MS });
  const { payload } = await jwtVerify<{ azp?: unknown; nonce?: unknown }>(idToken, keys, {
    issuer,
    audience: clientId,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_S,
  });
  const { sub, aud, azp, nonce: receivedNonce } = payload;
  if (typeof sub !== 'string' || sub === '') throw new Error('the id_token names nobody');
  const hasSeveralAudiences = Array.isArray(aud) && aud.length > 1;
  if ((hasSeveralAudiences || azp !== undefined) && azp !== clientId) {
    throw new Error('the id_token was issued to another client');
  }
  if (typeof nonce !== 'string' || receivedNonce !== nonce) throw new Error('the id_token is of another sign-in');
  return { ...payload, sub };
}

/** @throws where the answer is not a success or not JSON */
async function getJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  return response.json();
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
