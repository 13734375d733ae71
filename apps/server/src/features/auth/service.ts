import type { ForgotPassword, Login, Registration, ResetPassword, User } from '@larder/contract/account';
import type { Language } from '@larder/contract/language';
import type { AuthCalls, SignInResult } from '../../auth/auth-calls.ts';
import type { IsDeveloper } from '../../auth/developers.ts';
import type { Limiter } from '../../auth/limits.ts';
import type { Person } from '../../auth/person.ts';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors.ts';
import type { Post } from '../../mail/post.ts';
import { findLanguage } from './data.ts';

/** A user with the cookies that their browser is to keep. */
type SignedInUser = { user: User; cookies: string[] };

export type AuthService = {
  user: (person: Person) => User;
  /** Undefined where they never chose one. */
  languageOf: (userId: string) => Promise<Language | undefined>;
  /** @throws AppError UNAUTHORIZED, the same for an unknown email and a wrong password; RATE_LIMITED */
  login: (login: Login, address: string) => Promise<SignedInUser>;
  /** @throws AppError EMAIL_TAKEN; RATE_LIMITED */
  register: (registration: Registration, address: string) => Promise<SignedInUser>;
  /** Gives the cookies that make the browser forget the session. */
  logout: (cookie: string) => Promise<string[]>;
  /** Sends a link, if there is such an account; `language` is for those who never chose one. */
  forgotPassword: (payload: ForgotPassword, from: { address: string; language: Language }) => Promise<void>;
  /** @throws AppError BAD_REQUEST for a link that is spent or too old */
  resetPassword: (payload: ResetPassword, address: string) => Promise<void>;
};

/** Coming in, going out, and getting in again. */
export function createAuthService(dependencies: {
  database: Database;
  calls: AuthCalls;
  limiter: Limiter;
  post: Post;
  isDeveloper: IsDeveloper;
}): AuthService {
  const { database, calls, limiter, post, isDeveloper } = dependencies;

  const user = (person: Person): User => ({
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    profileImageUrl: person.image,
    isDeveloper: isDeveloper(person),
  });
  const signedIn = ({ person, cookies }: SignInResult): SignedInUser => ({ user: user(person), cookies });

  return {
    user,
    languageOf: (userId) => findLanguage(database, userId),

    async login(login, address) {
      await limiter.use({ 'sign-in by address': address, 'sign-in by account': login.email });
      const result = await calls.signIn(login);
      if (!result) throw new AppError('UNAUTHORIZED', 'Please check your credentials and try again');
      return signedIn(result);
    },

    async register(registration, address) {
      await limiter.use({ 'registration by address': address });
      return signedIn(await calls.register(registration));
    },

    logout: (cookie) => calls.signOut(cookie),

    async forgotPassword({ email }, { address, language }) {
      await limiter.use({ 'reset by address': address, 'reset by account': email });
      const reset = await calls.requestReset(email);
      if (!reset) return;
      const chosen = await findLanguage(database, reset.userId);
      const path = `/reset-password/${reset.token}`;
      post.send({ to: reset.email, message: 'resetPassword', language: chosen ?? language, path });
    },

    async resetPassword(payload, address) {
      await limiter.use({ 'reset by address': address });
      if (!(await calls.reset(payload))) {
        throw new AppError('BAD_REQUEST', 'The reset link may have expired. Please try again.');
      }
    },
  };
}
