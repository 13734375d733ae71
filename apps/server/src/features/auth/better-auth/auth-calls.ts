import type { Registration } from '@larder/contract/user/account';
import { isAPIError } from 'better-auth/api';
import { AppError } from '../../../errors/app-error.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../errors/database-errors.ts';
import type { Account } from '../sessions/account.ts';
import type { ReadSession } from '../sessions/session-reader.ts';
import type { Auth } from './create-auth.ts';
import { collectLoggedErrors } from './library-errors.ts';
import type { CheckedCredential } from './start-session.ts';

/** A signed-in account with the `Set-Cookie` values of its session. */
export type SignInResult = { account: Account; cookies: string[] };

export type AuthCalls = {
  readSession: ReadSession;
  /** Null where the credential was changed or removed since it was checked. */
  startSession: (credential: CheckedCredential) => Promise<SignInResult | null>;
  /** @throws AppError EMAIL_TAKEN */
  register: (registration: Registration) => Promise<SignInResult>;
  /** Ends the session; returns the cookies that remove it from the browser. */
  signOut: (cookieHeader: string) => Promise<string[]>;
  /** Answers a request to one of the library's own routes: the sign-in at an OpenID provider. */
  handle: (request: Request) => Promise<Response>;
};

/** Wraps the authentication library's calls: expected failures become values, others throw their real cause. */
export function createAuthCalls(auth: Auth): AuthCalls {
  return {
    readSession: (cookie) =>
      callLibrary(() =>
        auth.api
          .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
          .then(({ headers, response }) => ({
            found:
              response === null || response.user.lockedAt
                ? null
                : {
                    account: toAccount(response.user),
                    session: { id: response.session.id, createdAt: response.session.createdAt },
                  },
            cookies: headers.getSetCookie(),
          })),
      ),
    startSession: (credential) =>
      callLibrary(() => auth.api.startSession({ body: credential, returnHeaders: true }).then(toSignInResult)).catch(
        (error: unknown) => {
          if (isForeignKeyViolation(error)) return null;
          throw error;
        },
      ),
    register: ({ email, password, firstName, lastName, marketingConsent }) => {
      const names = { firstName: firstName || undefined, lastName: lastName || undefined };
      const name = [firstName, lastName].filter(Boolean).join(' ');
      const body = { email, password, name, marketingConsent, ...names };
      return callLibrary(() => auth.api.signUpEmail({ body, returnHeaders: true }).then(toSignInResult), {
        USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: throwEmailTaken,
        FAILED_TO_CREATE_USER: throwNotCreated,
      });
    },
    signOut: (cookie) =>
      callLibrary(() =>
        auth.api
          .signOut({ headers: new Headers({ cookie }), returnHeaders: true })
          .then(({ headers }) => headers.getSetCookie()),
      ),
    handle: (request) => auth.handler(request),
  };
}

/** `failures` are called by the library's error code; any other error is rethrown as the cause that was logged. */
async function callLibrary<T>(call: () => Promise<T>, failures: Record<string, (cause?: Error) => T> = {}): Promise<T> {
  const logged: Error[] = [];
  try {
    return await collectLoggedErrors(logged, call);
  } catch (error) {
    const code = isAPIError(error) ? String(error.body?.code) : '';
    const onFailure = Object.hasOwn(failures, code) ? failures[code] : undefined;
    if (onFailure) return onFailure(logged[0]);
    throw logged[0] ?? error;
  }
}

/** Of two simultaneous registrations of one address the database's unique index refuses the second. */
function throwNotCreated(cause?: Error): never {
  if (cause && !isUniqueViolation(cause)) throw cause;
  return throwEmailTaken();
}

function throwEmailTaken(): never {
  throw new AppError('EMAIL_TAKEN', 'Registration failed. Please try again with a different email.');
}

type LibraryUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  image?: string | null | undefined;
  isDeveloper?: boolean | null | undefined;
};

function toAccount({ id, email, emailVerified, firstName, lastName, image, isDeveloper }: LibraryUser): Account {
  return {
    id,
    email,
    emailVerified,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    image: image ?? null,
    isDeveloper: isDeveloper ?? false,
  };
}

function toSignInResult({ headers, response }: { headers: Headers; response: { user: object } }): SignInResult {
  return { account: toAccount(response.user as LibraryUser), cookies: headers.getSetCookie() };
}
