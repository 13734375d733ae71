import type { EmailChange, PasswordChange, Profile } from '@larder/contract/account';
import type { Language } from '@larder/contract/language';
import type { AuthCalls } from '../../auth/auth-calls.ts';
import type { Limiter } from '../../auth/limits.ts';
import { hashPassword } from '../../auth/password-hash.ts';
import type { Person } from '../../auth/person.ts';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import { AppError, isUniqueViolation } from '../../errors.ts';
import type { Post } from '../../mail/post.ts';
import { deleteUser, hasPassword, readEverything, updateEmail, updatePassword, updateUser } from './data.ts';

/** Without a password, a sign-in this young proves who someone is: 15 minutes. */
const RECENT_MS = 15 * 60_000;

/** Who changes something, and the cookie header that says so. */
type Asking = { who: SignedIn; cookie: string };

export type ProfileService = {
  /** Names that are left out stay as they are; empty ones are removed. */
  rename: (who: SignedIn, profile: Profile) => Promise<Person>;
  /** @throws AppError WRONG_PASSWORD; EMAIL_TAKEN; RATE_LIMITED */
  changeEmail: (asking: Asking, change: EmailChange) => Promise<Person>;
  /** Ends every other session. @throws AppError WRONG_PASSWORD; RATE_LIMITED */
  changePassword: (asking: Asking, change: PasswordChange) => Promise<void>;
  /** All that is kept about someone. */
  everything: (who: SignedIn) => Promise<object>;
  /** Forgets someone altogether. @throws AppError WRONG_PASSWORD; FORBIDDEN; RATE_LIMITED */
  remove: (asking: Asking, password: string) => Promise<void>;
};

/** What people keep about themselves. */
export function createProfileService(dependencies: {
  database: Database;
  calls: AuthCalls;
  limiter: Limiter;
  post: Post;
  languageOf: (userId: string) => Promise<Language>;
  clock: () => Date;
}): ProfileService {
  const { database, calls, limiter, post, languageOf, clock } = dependencies;

  async function checkPassword({ who, cookie }: Asking, password: string): Promise<void> {
    await limiter.use({ 'password by account': who.id });
    if (!(await calls.isPassword(cookie, password))) {
      throw new AppError('WRONG_PASSWORD', 'The current password is not right.');
    }
  }

  return {
    async rename(who, { firstName, lastName }) {
      const changes = {
        ...(firstName === undefined ? {} : { firstName: firstName || null }),
        ...(lastName === undefined ? {} : { lastName: lastName || null }),
      };
      await updateUser(database, who, changes, clock());
      return { ...who.person, ...changes };
    },

    async changeEmail(asking, { email, password }) {
      const { who } = asking;
      await limiter.use({ 'email change by account': who.id });
      await checkPassword(asking, password);
      const address = email.toLowerCase();
      if (address === who.person.email) return who.person;
      await updateEmail(database, who, address, clock()).catch((cause: unknown) => {
        if (!isUniqueViolation(cause)) throw cause;
        throw new AppError('EMAIL_TAKEN', 'This email address can not be used.', { cause });
      });
      post.send({ to: who.person.email, message: 'emailChanged', language: await languageOf(who.id) });
      return { ...who.person, email: address, emailVerified: false };
    },

    async changePassword(asking, { currentPassword, newPassword }) {
      await checkPassword(asking, currentPassword);
      await updatePassword(database, asking.who, await hashPassword(newPassword), clock());
      const { id, person } = asking.who;
      post.send({ to: person.email, message: 'passwordChanged', language: await languageOf(id) });
    },

    everything: (who) => readEverything(database, who),

    async remove(asking, password) {
      const { who } = asking;
      if (await hasPassword(database, who)) await checkPassword(asking, password);
      else if (clock().getTime() - who.session.createdAt.getTime() > RECENT_MS) {
        throw new AppError('FORBIDDEN', 'Please sign out and in again, then delete the account.');
      }
      await deleteUser(database, who);
    },
  };
}
