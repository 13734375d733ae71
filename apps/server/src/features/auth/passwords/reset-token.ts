import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 24;
const SEPARATOR = '.';

/** How long a reset link can be used, in milliseconds: one hour. */
export const RESET_LIFETIME_MS = 3600 * 1000;

/**
 * A new token for a reset link: random bytes and an HMAC over them and the address that the link is sent to. The link
 * is void once the account has another address.
 */
export function newResetToken(secret: string, email: string): string {
  const id = randomBytes(TOKEN_BYTES).toString('base64url');
  return `${id}${SEPARATOR}${signatureOf(secret, id, email)}`;
}

/** What is stored of a token: enough to recognise it, not to use it. */
export function resetTokenHash(token: string): string {
  return createHash('sha256')
    .update(`reset-password:${idOf(token)}`)
    .digest('base64url');
}

/** True if the link with this token was sent to `email`. */
export function wasSentTo(secret: string, token: string, email: string): boolean {
  const [given, expected] = [Buffer.from(signaturePartOf(token)), Buffer.from(signatureOf(secret, idOf(token), email))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function idOf(token: string): string {
  return token.split(SEPARATOR, 2)[0] ?? '';
}

function signaturePartOf(token: string): string {
  return token.split(SEPARATOR, 2)[1] ?? '';
}

function signatureOf(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`reset link\n${id}\n${email}`).digest('base64url');
}
