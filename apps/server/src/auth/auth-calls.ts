import type { EmailChange, Login, Registration, ResetPassword } from '@larder/contract/account';
import { isAPIError } from 'better-auth/api';
import { AppError, isUniqueViolation } from '../errors.ts';
import { type Auth, hiddenCauses, type IssuedReset, resetAddress, resetsUnderWay } from './create-auth.ts';
import type { Person, SessionInfo } from './person.ts';
import { openResetToken } from './reset-link.ts';

/** A person with the cookies that their browser is to keep. */
export type SignInResult = { person: Person; cookies: string[] };

export type AuthCalls = {
  /** The person behind a cookie header; null where the session is over or was never one. */
  session: (cookie: string) => Promise<{ found: { person: Person; session: SessionInfo } | null; cookies: string[] }>;
  /** Null where the email is unknown or the password wrong; both take the same time. */
  signIn: (login: Login) => Promise<SignInResult | null>;
  /** @throws AppError EMAIL_TAKEN */
  register: (registration: Registration) => Promise<SignInResult>;
  /** Ends the session; gives the cookies that make the browser forget it. */
  signOut: (cookie: string) => Promise<string[]>;
  /** Null where nobody has that email; it takes about the same time. */
  requestReset: (email: string) => Promise<IssuedReset | null>;
  /** False where the token is spent, too old or none. Ends every session of its person. */
  reset: (payload: ResetPassword) => Promise<boolean>;
  isPassword: (cookie: string, password: EmailChange['password']) => Promise<boolean>;
  /** The library's own answer to a call of its own: a sign-in at an outside provider. */
  handle: (request: Request) => Promise<Response>;
};

/** The authentication library's calls in our terms: values for what may happen, our errors for the rest. */
export function createAuthCalls(auth: Auth): AuthCalls {
  return {
    session: (cookie) =>
      attempt(() =>
        auth.api
          .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
          .then(({ headers, response }) => ({
            found: response && {
              person: personOf(response.user),
              session: { id: response.session.id, createdAt: response.session.createdAt },
            },
            cookies: headers.getSetCookie(),
          })),
      ),
    signIn: ({ email, password }) =>
      attempt<SignInResult | null>(
        () => auth.api.signInEmail({ body: { email, password }, returnHeaders: true }).then(resultOf),
        { INVALID_EMAIL_OR_PASSWORD: () => null },
      ),
    register: ({ email, password, firstName, lastName, marketingConsent }) => {
      const names = { firstName: firstName || undefined, lastName: lastName || undefined };
      const name = [firstName, lastName].filter(Boolean).join(' ');
      const body = { email, password, name, marketingConsent, ...names };
      return attempt(() => auth.api.signUpEmail({ body, returnHeaders: true }).then(resultOf), {
        USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken,
        FAILED_TO_CREATE_USER: notCreated,
      });
    },
    signOut: (cookie) =>
      attempt(() =>
        auth.api
          .signOut({ headers: new Headers({ cookie }), returnHeaders: true })
          .then(({ headers }) => headers.getSetCookie()),
      ),
    requestReset: async (email) => {
      const issued: IssuedReset[] = [];
      await resetsUnderWay.run(issued, () => attempt(() => auth.api.requestPasswordReset({ body: { email } })));
      return issued[0] ?? null;
    },
    reset: async ({ token: sealed, password }) => {
      const { token, wasSentTo } = openResetToken(auth.options.secret, sealed);
      const email = await attempt(() => addressOf(auth, token));
      if (email === null || !wasSentTo(email)) return false;
      const body = { token, newPassword: password };
      return resetAddress.run(email, () =>
        attempt(() => auth.api.resetPassword({ body }).then(() => true), { INVALID_TOKEN: () => false }),
      );
    },
    isPassword: (cookie, password) =>
      attempt(
        () =>
          auth.api
            .verifyPassword({ body: { password }, headers: new Headers({ cookie }) })
            .then(({ status }) => status),
        { INVALID_PASSWORD: () => false },
      ),
    handle: (request) => auth.handler(request),
  };
}

/** Makes a call; a refusal known by its code becomes a value, anything else is thrown as what it was underneath. */
async function attempt<T>(call: () => Promise<T>, refusals: Record<string, (cause?: Error) => T> = {}): Promise<T> {
  const causes: Error[] = [];
  try {
    return await hiddenCauses.run(causes, call);
  } catch (error) {
    const code = isAPIError(error) ? String(error.body?.code) : '';
    const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
    if (refusal) return refusal(causes[0]);
    throw causes[0] ?? error;
  }
}

/** The present address of whom a reset token was made for. */
async function addressOf(auth: Auth, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const issued = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const user = issued && (await internalAdapter.findUserById(issued.value));
  return user?.email ?? null;
}

/** Two may register one address at the same time: the database lets one of them. */
function notCreated(cause?: Error): never {
  if (cause && !isUniqueViolation(cause)) throw cause;
  return emailTaken();
}

function emailTaken(): never {
  throw new AppError('EMAIL_TAKEN', 'Registration failed. Please try again with a different email.');
}

type StoredPerson = {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  image?: string | null | undefined;
};

function personOf({ firstName, lastName, image, ...user }: StoredPerson): Person {
  const { id, email, emailVerified } = user;
  return { id, email, emailVerified, firstName: firstName ?? null, lastName: lastName ?? null, image: image ?? null };
}

function resultOf({ headers, response }: { headers: Headers; response: { user: object } }): SignInResult {
  return { person: personOf(response.user as StoredPerson), cookies: headers.getSetCookie() };
}
