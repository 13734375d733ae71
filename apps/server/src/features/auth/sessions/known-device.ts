import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE_NAME = 'larder-device';
const LIFETIME_SECONDS = 365 * 24 * 3600;
const ID_BYTES = 12;
/** Accounts that one browser is remembered for. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '.';

/**
 * An account's password, which has another version once it is changed: who knew the one before could have made any
 * number of devices known.
 */
export type PasswordVersion = { credentialId: string; credentialVersion: number };

/** Recognises browsers that signed in to an account before, so that others' wrong passwords do not lock them out. */
export type KnownDevices = {
  /** The device's id if it signed in with this password before, else null. */
  idOf: (cookieHeader: string | undefined, password: PasswordVersion) => string | null;
  /** The `Set-Cookie` value that remembers the device for this password as well. */
  remember: (cookieHeader: string | undefined, password: PasswordVersion) => string;
  /** The `Set-Cookie` value that removes the cookie. */
  forget: () => string;
};

/**
 * A cookie of a random id and an HMAC over it for each account. It holds no personal data, proves nothing but an earlier
 * sign-in, and is sent to the account calls only.
 */
export function createKnownDevices({ secret, isSecure }: { secret: string; isSecure: boolean }): KnownDevices {
  const proofOf = (id: string, { credentialId, credentialVersion }: PasswordVersion) =>
    createHmac('sha256', secret)
      .update(`known device\n${id}\n${credentialId}\n${credentialVersion}`)
      .digest('base64url');

  function setCookie(value: string, maxAge: number): string {
    const attributes = ['Path=/api/auth', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
    return [`${COOKIE_NAME}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
  }

  function read(cookieHeader = ''): { id: string; proofs: string[] } | null {
    const pair = cookieHeader.split(/; */).find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
    const [id, ...proofs] = pair?.slice(COOKIE_NAME.length + 1).split(SEPARATOR) ?? [];
    return id ? { id, proofs: proofs.slice(0, MAX_ACCOUNTS) } : null;
  }

  return {
    idOf(cookieHeader, password) {
      const device = read(cookieHeader);
      if (!device) return null;
      const expected = Buffer.from(proofOf(device.id, password));
      const isKnown = device.proofs
        .map((proof) => Buffer.from(proof))
        .some((proof) => proof.length === expected.length && timingSafeEqual(proof, expected));
      return isKnown ? device.id : null;
    },
    remember(cookieHeader, password) {
      const device = read(cookieHeader) ?? { id: randomBytes(ID_BYTES).toString('base64url'), proofs: [] };
      const proofs = new Set([proofOf(device.id, password), ...device.proofs]);
      const value = [device.id, ...[...proofs].slice(0, MAX_ACCOUNTS)].join(SEPARATOR);
      return setCookie(value, LIFETIME_SECONDS);
    },
    forget: () => setCookie('', 0),
  };
}
