import type { Language } from '@larder/contract/language';
import type { EmailChange, Profile } from '@larder/contract/user/account';
import type { Database } from '../../database/create-database.ts';
import type { Eraser } from '../../database/erase-deleted.ts';
import { AppError } from '../../errors/app-error.ts';
import { isUniqueViolation } from '../../errors/database-errors.ts';
import type { TimeSlicer } from '../../event-loop/time-slicer.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { type Passwords, wrongPassword } from '../auth/passwords/password-change.ts';
import type { Account } from '../auth/sessions/account.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import { deleteUser, updateEmail, updateUser } from './data.ts';
import { exportJson } from './export/export-json.ts';
import { EMAIL_CHANGES_PER_ACCOUNT, EXPORTS_PER_ACCOUNT } from './limits.ts';

/** Without a password, a session this young is proof enough to delete the account. */
const RECENT_SESSION_MS = 15 * 60_000;

export type ProfileService = {
  /** Names that are left out stay as they are; empty ones are removed. */
  rename: (user: SignedInUser, profile: Profile) => Promise<Account>;
  /** @throws AppError WRONG_PASSWORD; EMAIL_TAKEN; RATE_LIMITED */
  changeEmail: (user: SignedInUser, change: EmailChange) => Promise<Account>;
  /**
   * Everything stored about the user, without password hashes and session tokens, as the text of a JSON object in parts.
   * @throws AppError RATE_LIMITED
   */
  exportData: (user: SignedInUser) => Promise<AsyncGenerator<string>>;
  /** Deletes the account and everything stored about it. @throws AppError WRONG_PASSWORD; FORBIDDEN; RATE_LIMITED */
  remove: (user: SignedInUser, password: string) => Promise<void>;
};

/** The account's own name, address, data export and deletion. */
export function createProfileService(dependencies: {
  database: Database;
  passwords: Passwords;
  limiter: RateLimiter;
  mailQueue: MailQueue;
  eraser: Pick<Eraser, 'schedule'>;
  slicer: TimeSlicer;
  languageOf: (userId: string) => Promise<Language>;
  clock: () => Date;
}): ProfileService {
  const { database, passwords, limiter, mailQueue, eraser, slicer, languageOf, clock } = dependencies;
  /** Mails to it that are kept as files, and what the database's files hold of it. */
  async function forgetAddress(email: string, deletedAccount?: string): Promise<void> {
    await mailQueue.forget(email, deletedAccount);
    eraser.schedule();
  }

  return {
    async rename(user, { firstName, lastName }) {
      const changes = {
        ...(firstName === undefined ? {} : { firstName: firstName || null }),
        ...(lastName === undefined ? {} : { lastName: lastName || null }),
      };
      await updateUser(database, user, changes, clock());
      return { ...user.account, ...changes };
    },

    async changeEmail(user, { email, password }) {
      await limiter.count(EMAIL_CHANGES_PER_ACCOUNT, user.id);
      const checked = await passwords.checkPassword(user, password);
      const address = email.toLowerCase();
      if (address === user.account.email) return user.account;
      const isChanged = await updateEmail(database, user, { checked, email: address }, clock()).catch(
        (cause: unknown) => {
          if (!isUniqueViolation(cause)) throw cause;
          throw new AppError('EMAIL_TAKEN', 'This email address can not be used.', { cause });
        },
      );
      if (!isChanged) throw wrongPassword();
      await forgetAddress(user.account.email);
      const language = await languageOf(user.id);
      mailQueue.add({ to: user.account.email, message: 'emailChanged', language, formerlyOf: user.id });
      return { ...user.account, email: address, emailVerified: false };
    },

    async exportData(user) {
      await limiter.count(EXPORTS_PER_ACCOUNT, user.id);
      return exportJson(database, user, slicer);
    },

    async remove(user, password) {
      const checked = (await passwords.hasPassword(user)) ? await passwords.checkPassword(user, password) : null;
      if (!checked && clock().getTime() - user.session.createdAt.getTime() > RECENT_SESSION_MS) {
        throw new AppError('FORBIDDEN', 'Please sign out and in again, then delete the account.');
      }
      if (!(await deleteUser(database, user, checked))) throw wrongPassword();
      await forgetAddress(user.account.email, user.id);
    },
  };
}
