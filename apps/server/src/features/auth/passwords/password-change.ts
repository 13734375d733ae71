import type { Language } from '@larder/contract/language';
import type { PasswordChange } from '@larder/contract/user/account';
import type { Database } from '../../../database/create-database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { MailQueue } from '../../../mail/mail-queue.ts';
import type { RateLimiter } from '../../../rate-limits/rate-limiter.ts';
import { findPasswordHash, updatePassword } from '../data.ts';
import { PASSWORD_CHECKS_PER_ACCOUNT } from '../limits.ts';
import type { SignedInUser } from '../sessions/session-reader.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export type Passwords = {
  /** False for those who sign in through an OpenID provider alone. */
  hasPassword: (user: SignedInUser) => Promise<boolean>;
  /** @throws AppError WRONG_PASSWORD; RATE_LIMITED */
  checkPassword: (user: SignedInUser, password: string) => Promise<void>;
  /** Ends every other session and mails a notice. @throws AppError WRONG_PASSWORD; RATE_LIMITED */
  changePassword: (user: SignedInUser, change: PasswordChange) => Promise<void>;
};

/** The password of an account that is signed in. */
export function createPasswords(dependencies: {
  database: Database;
  limiter: RateLimiter;
  mailQueue: MailQueue;
  languageOf: (userId: string) => Promise<Language>;
  clock: () => Date;
}): Passwords {
  const { database, limiter, mailQueue, languageOf, clock } = dependencies;

  async function checkPassword(user: SignedInUser, password: string): Promise<void> {
    await limiter.count(PASSWORD_CHECKS_PER_ACCOUNT, user.id);
    const hash = await findPasswordHash(database, user);
    if (hash === null || !(await verifyPassword({ hash, password }))) {
      throw new AppError('WRONG_PASSWORD', 'The current password is not right.');
    }
  }

  return {
    checkPassword,
    hasPassword: async (user) => (await findPasswordHash(database, user)) !== null,
    async changePassword(user, { currentPassword, newPassword }) {
      await checkPassword(user, currentPassword);
      await updatePassword(database, user, await hashPassword(newPassword), clock());
      mailQueue.add({ to: user.account.email, message: 'passwordChanged', language: await languageOf(user.id) });
    },
  };
}
