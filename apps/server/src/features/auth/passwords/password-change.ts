import type { Language } from '@larder/contract/language';
import type { PasswordChange } from '@larder/contract/user/account';
import type { Database } from '../../../database/create-database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { MailQueue } from '../../../mail/mail-queue.ts';
import type { RateLimiter } from '../../../rate-limits/rate-limiter.ts';
import { findPassword, lockPassword, type StoredPassword, updatePassword } from '../data.ts';
import { PASSWORD_CHECKS_PER_ACCOUNT, PASSWORD_CHECKS_PER_SESSION } from '../limits.ts';
import type { SignedInUser } from '../sessions/session-reader.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

/** A password that was right when it was checked. */
export type CheckedPassword = {
  /** Locks the account for the rest of the transaction; false where its password was changed meanwhile. */
  isCurrent: (transaction: Database) => Promise<boolean>;
};

export type Passwords = {
  /** False for those who sign in through an OpenID provider alone. */
  hasPassword: (user: SignedInUser) => Promise<boolean>;
  /** The change that it allows has to ask `isCurrent` in its transaction. @throws AppError WRONG_PASSWORD; RATE_LIMITED */
  checkPassword: (user: SignedInUser, password: string) => Promise<CheckedPassword>;
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

  async function findRight(user: SignedInUser, password: string): Promise<StoredPassword> {
    await limiter.count(PASSWORD_CHECKS_PER_SESSION, user.session.id);
    await limiter.count(PASSWORD_CHECKS_PER_ACCOUNT, user.id);
    const stored = await findPassword(database, user);
    if (!stored || !(await verifyPassword({ hash: stored.hash, password }))) throw wrongPassword();
    return stored;
  }

  return {
    async checkPassword(user, password) {
      const stored = await findRight(user, password);
      return { isCurrent: (transaction) => lockPassword(transaction, user, stored) };
    },
    hasPassword: async (user) => (await findPassword(database, user)) !== null,
    async changePassword(user, { currentPassword, newPassword }) {
      const stored = await findRight(user, currentPassword);
      const passwordHash = await hashPassword(newPassword);
      if (!(await updatePassword(database, user, { stored, passwordHash }, clock()))) throw wrongPassword();
      mailQueue.add({ to: user.account.email, message: 'passwordChanged', language: await languageOf(user.id) });
    },
  };
}

/** For a wrong password, and for one that was changed while it was checked. */
export function wrongPassword(): AppError {
  return new AppError('WRONG_PASSWORD', 'The current password is not right.');
}
