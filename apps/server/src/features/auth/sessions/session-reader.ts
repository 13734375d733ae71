import { ACTING_FOR_HEADER } from '@larder/contract/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Availability } from '../../../database/availability.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Account, SessionInfo } from './account.ts';
import type { IsDeveloper } from './developers.ts';
import { mayHoldSession } from './session-cookie.ts';

/**
 * Looks up the session of a cookie header. `found` is null where there is no valid one; `cookies` are to be set, for
 * example to extend the session.
 */
export type ReadSession = (
  cookieHeader: string,
) => Promise<{ found: { account: Account; session: SessionInfo } | null; cookies: string[] }>;

/** Not exported, so that no other file can construct a value with it. */
const SESSION_PROOF: unique symbol = Symbol('session was read');
const DEVELOPER_PROOF: unique symbol = Symbol('account is a developer');

class UserOfSession {
  readonly [SESSION_PROOF] = true;
  readonly account: Account;
  readonly session: SessionInfo;

  constructor(account: Account, session: SessionInfo) {
    this.account = account;
    this.session = session;
  }

  get id(): string {
    return this.account.id;
  }
}

class DeveloperOfSession extends UserOfSession {
  readonly [DEVELOPER_PROOF] = true;
}

/**
 * Proof that a valid session of this account was read. Functions that read or write an account's own data require it,
 * so that a forgotten check does not compile. Only the session reader can make one.
 */
export type SignedInUser = UserOfSession;
/** The same for accounts in `DEVELOPER_EMAILS` with a verified address. */
export type SignedInDeveloper = DeveloperOfSession;
/** Null for a guest. */
export type Requester = SignedInUser | null;

export type SessionReader = {
  /** The session is read once per request, and extended where it is due. */
  requester: (request: FastifyRequest, reply: FastifyReply) => Promise<Requester>;
  /** The same, or a guest while the database is away: for what can be answered without knowing who asks. */
  requesterIfKnown: (request: FastifyRequest, reply: FastifyReply) => Promise<Requester>;
  /** @throws AppError UNAUTHORIZED for a guest, and where the call was queued for another account */
  requireUser: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedInUser>;
  /** Null for guests and other accounts. */
  developer: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedInDeveloper | null>;
  /** @throws AppError UNAUTHORIZED for a guest; FORBIDDEN for other accounts */
  requireDeveloper: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedInDeveloper>;
};

/** Reads the session cookie of a request. */
export function createSessionReader(dependencies: {
  readSession: ReadSession;
  isDeveloper: IsDeveloper;
  availability: Availability;
}): SessionReader {
  const { readSession, isDeveloper, availability } = dependencies;
  const requesters = new WeakMap<FastifyRequest, Promise<Requester>>();

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<Requester> {
    if (!mayHoldSession(request.headers.cookie)) return null;
    reply.header('cache-control', 'private, no-store');
    const { found, cookies } = await readSession(request.headers.cookie);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (!found) return null;
    const { account, session } = found;
    return isDeveloper(account) ? new DeveloperOfSession(account, session) : new UserOfSession(account, session);
  }

  function requester(request: FastifyRequest, reply: FastifyReply): Promise<Requester> {
    const reading = requesters.get(request) ?? read(request, reply);
    requesters.set(request, reading);
    return reading;
  }

  async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<SignedInUser> {
    const user = await requester(request, reply);
    const actingFor = request.headers[ACTING_FOR_HEADER] ?? user?.id;
    if (!user || actingFor !== user.id) throw new AppError('UNAUTHORIZED', 'Please sign in.');
    return user;
  }

  return {
    requester,
    requesterIfKnown: (request, reply) =>
      availability.attempt<Requester>(
        () => requester(request, reply),
        () => null,
      ),
    requireUser,
    async developer(request, reply) {
      const user = await requester(request, reply);
      return user instanceof DeveloperOfSession ? user : null;
    },
    async requireDeveloper(request, reply) {
      const user = await requireUser(request, reply);
      if (!(user instanceof DeveloperOfSession)) throw new AppError('FORBIDDEN', 'Only developers may do this.');
      return user;
    },
  };
}
