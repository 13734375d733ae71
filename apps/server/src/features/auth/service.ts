import type { Login, Registration, User } from '@larder/contract/user/account';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { AuthCalls, SignInResult } from './better-auth/auth-calls.ts';
import { findPasswordByEmail } from './data.ts';
import {
  REGISTRATIONS_PER_ADDRESS,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_ACCOUNT_AND_ADDRESS,
  SIGN_IN_PER_ADDRESS,
  SIGN_IN_PER_DEVICE,
} from './limits.ts';
import { hashPassword, verifyPassword } from './passwords/password-hash.ts';
import type { Account } from './sessions/account.ts';
import { type Client, countForAccount } from './sessions/client-limits.ts';
import type { IsDeveloper } from './sessions/developers.ts';
import type { KnownDevices } from './sessions/known-device.ts';

/** The signed-in user with the `Set-Cookie` values of the session. */
type SignInResponse = { user: User; cookies: string[] };

export type AuthService = {
  /** The contract's view of an account. */
  toUser: (account: Account) => User;
  /**
   * @throws AppError UNAUTHORIZED, the same for an unknown email and a wrong password; FORBIDDEN for a locked account; RATE_LIMITED
   */
  login: (login: Login, client: Client) => Promise<SignInResponse>;
  /** @throws AppError EMAIL_TAKEN; RATE_LIMITED */
  register: (registration: Registration, client: Client) => Promise<SignInResponse>;
  /** Returns the cookie that makes a browser known to the account, whose owner just proved to be the one who uses it. */
  rememberDevice: (email: string, cookieHeader: string | undefined) => Promise<string[]>;
  /** Returns the cookies that remove the session from the browser. */
  logout: (cookieHeader: string) => Promise<string[]>;
  /** The same for all cookies, once the account was deleted. */
  forget: (cookieHeader: string) => Promise<string[]>;
};

const SIGN_IN_LIMITS = {
  perDevice: SIGN_IN_PER_DEVICE,
  perAddress: SIGN_IN_PER_ADDRESS,
  perAccountAndAddress: SIGN_IN_PER_ACCOUNT_AND_ADDRESS,
  perAccount: SIGN_IN_PER_ACCOUNT,
};

/** Sign-in, registration and sign-out with a password. */
export function createAuthService(dependencies: {
  database: Database;
  calls: AuthCalls;
  limiter: RateLimiter;
  devices: KnownDevices;
  isDeveloper: IsDeveloper;
}): AuthService {
  const { database, calls, limiter, devices, isDeveloper } = dependencies;

  const toUser = (account: Account): User => ({
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.image,
    isDeveloper: isDeveloper(account),
  });

  async function rememberDevice(email: string, cookieHeader: string | undefined): Promise<string[]> {
    const stored = await findPasswordByEmail(database, email);
    return stored ? [devices.remember(cookieHeader, stored)] : [];
  }

  const toResponse = ({ account, cookies }: SignInResult, deviceCookies: string[]): SignInResponse => ({
    user: toUser(account),
    cookies: [...cookies, ...deviceCookies],
  });

  /** Null for an unknown email and for a wrong password, after about the same time. */
  async function signIn(
    stored: Awaited<ReturnType<typeof findPasswordByEmail>>,
    password: string,
  ): Promise<SignInResult | null> {
    if (!stored) {
      await hashPassword(password);
      return null;
    }
    const { hash, lockedAt, ...credential } = stored;
    if (!(await verifyPassword({ hash, password }))) return null;
    if (lockedAt !== null) throw new AppError('FORBIDDEN', 'This account is locked. Please contact support.');
    return calls.startSession(credential);
  }

  return {
    toUser,
    rememberDevice,

    async login(login, client) {
      const { email } = login;
      const stored = await findPasswordByEmail(database, email.toLowerCase());
      await countForAccount({ limiter, devices }, SIGN_IN_LIMITS, { email, password: stored }, client);
      const result = await signIn(stored, login.password);
      if (!stored || !result) throw new AppError('UNAUTHORIZED', 'Please check your credentials and try again');
      return toResponse(result, [devices.remember(client.cookieHeader, stored)]);
    },

    async register(registration, client) {
      await limiter.count(REGISTRATIONS_PER_ADDRESS, client.address);
      const result = await calls.register(registration);
      return toResponse(result, await rememberDevice(result.account.email, client.cookieHeader));
    },

    logout: (cookieHeader) => calls.signOut(cookieHeader),
    forget: async (cookieHeader) => [...(await calls.signOut(cookieHeader)), devices.forget()],
  };
}
