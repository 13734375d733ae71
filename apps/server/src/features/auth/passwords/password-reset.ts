import type { Language } from '@larder/contract/language';
import type { ForgotPassword, ResetPassword } from '@larder/contract/user/account';
import { AppError } from '../../../errors/app-error.ts';
import type { RateLimiter } from '../../../rate-limits/rate-limiter.ts';
import { findPasswordByEmail, findResetAccount, resetPassword } from '../data.ts';
import {
  RESETS_PER_ACCOUNT,
  RESETS_PER_ACCOUNT_AND_ADDRESS,
  RESETS_PER_ADDRESS,
  RESETS_PER_DEVICE,
} from '../limits.ts';
import { type Client, countForAccount } from '../sessions/client-limits.ts';
import type { KnownDevices } from '../sessions/known-device.ts';
import { hashPassword } from './password-hash.ts';
import { type ResetLinkDependencies, sendResetLink } from './reset-link.ts';
import { resetTokenHash, wasSentTo } from './reset-token.ts';

export type PasswordReset = {
  /**
   * Mails a reset link if there is such an account; the caller cannot tell. `client.language` is used where the account
   * has no preferred language.
   * @throws AppError RATE_LIMITED
   */
  sendResetMail: (payload: ForgotPassword, client: Client & { language: Language }) => Promise<void>;
  /**
   * Sets the password and ends every session; returns the account's address.
   * @throws AppError BAD_REQUEST for a used or expired link; RATE_LIMITED
   */
  resetPassword: (payload: ResetPassword, clientAddress: string) => Promise<string>;
};

const RESET_LIMITS = {
  perDevice: RESETS_PER_DEVICE,
  perAddress: RESETS_PER_ADDRESS,
  perAccountAndAddress: RESETS_PER_ACCOUNT_AND_ADDRESS,
  perAccount: RESETS_PER_ACCOUNT,
};

/** Reset links: single use, valid for an hour, and only for the address they were sent to. */
export function createPasswordReset(
  dependencies: ResetLinkDependencies & { limiter: RateLimiter; devices: KnownDevices },
): PasswordReset {
  const { database, secret, limiter, devices, clock } = dependencies;

  /** The account's address; null where the token can not be used. */
  async function applyToken({ token, password }: ResetPassword): Promise<string | null> {
    const tokenHash = resetTokenHash(token);
    const account = await findResetAccount(database, tokenHash, clock());
    if (!account || !wasSentTo(secret, token, account.email)) return null;
    const change = { ...account, tokenHash, passwordHash: await hashPassword(password) };
    return (await resetPassword(database, change, clock())) ? account.email : null;
  }

  return {
    async sendResetMail({ email }, { language, ...client }) {
      const password = await findPasswordByEmail(database, email.toLowerCase());
      await countForAccount({ limiter, devices }, RESET_LIMITS, { email, password }, client);
      await sendResetLink(dependencies, email, language);
    },

    async resetPassword(payload, clientAddress) {
      await limiter.count(RESETS_PER_ADDRESS, clientAddress);
      const email = await applyToken(payload);
      if (email === null) throw new AppError('BAD_REQUEST', 'The reset link may have expired. Please try again.');
      return email;
    },
  };
}
