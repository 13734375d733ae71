import { createHmac, timingSafeEqual } from 'node:crypto';

const SEPARATOR = '.';

/** What stands in a reset link: the library's token, and a mark of the address that it is sent to. */
export function sealResetToken(secret: string, token: string, email: string): string {
  return `${token}${SEPARATOR}${markOf(secret, token, email)}`;
}

/** The library's token out of a reset link, and whether the link was sent to an address. */
export function openResetToken(
  secret: string,
  sealed: string,
): { token: string; wasSentTo: (email: string) => boolean } {
  const [token = '', mark = ''] = sealed.split(SEPARATOR, 2);
  return {
    token,
    wasSentTo: (email) => {
      const [given, expected] = [Buffer.from(mark), Buffer.from(markOf(secret, token, email))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

function markOf(secret: string, token: string, email: string): string {
  return createHmac('sha256', secret).update(`reset link\n${token}\n${email}`).digest('base64url');
}
