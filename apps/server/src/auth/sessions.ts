import { ACTING_FOR_HEADER } from '@larder/contract/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { AuthCalls } from './auth-calls.ts';
import { COOKIE_PREFIX } from './create-auth.ts';
import type { IsDeveloper } from './developers.ts';
import type { Person, SessionInfo } from './person.ts';

/** Not exported: nothing outside this file can make a value with it. */
const PROOF: unique symbol = Symbol('a session was read');
const DEVELOPER: unique symbol = Symbol('in DEVELOPER_EMAILS, at a verified address');

class SignedInPerson {
  readonly [PROOF] = true;
  readonly person: Person;
  readonly session: SessionInfo;

  constructor(person: Person, session: SessionInfo) {
    this.person = person;
    this.session = session;
  }

  get id(): string {
    return this.person.id;
  }
}

class SignedInDeveloper extends SignedInPerson {
  readonly [DEVELOPER] = true;
}

/**
 * Proof that a session was read and belongs to this person. Data that is someone's own is asked for with it, so that
 * a check that was left out does not compile. Only the session reader below can make one.
 */
export type SignedIn = SignedInPerson;
/** The same for those in `DEVELOPER_EMAILS` whose address is verified. */
export type Developer = SignedInDeveloper;
/** Whoever asks; null for a guest. */
export type Actor = SignedIn | null;

export type Sessions = {
  /** Who asks; read once for a request. A session that is due is prolonged on the way. */
  actor: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
  /** @throws AppError UNAUTHORIZED for a guest, and where the call was made for someone else */
  signedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn>;
  isDeveloper: (who: SignedIn) => boolean;
  /** @throws AppError UNAUTHORIZED for a guest; FORBIDDEN for who is no developer */
  developer: (request: FastifyRequest, reply: FastifyReply) => Promise<Developer>;
};

/** Reads who asks from the session cookie. */
export function createSessions(dependencies: { calls: AuthCalls; isDeveloper: IsDeveloper }): Sessions {
  const { calls, isDeveloper } = dependencies;
  const known = new WeakMap<FastifyRequest, Promise<Actor>>();

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
    if (!request.headers.cookie?.includes(`${COOKIE_PREFIX}.`)) return null;
    reply.header('cache-control', 'private, no-store');
    const { found, cookies } = await calls.session(request.headers.cookie);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (!found) return null;
    const { person, session } = found;
    const Kind = isDeveloper(person) ? SignedInDeveloper : SignedInPerson;
    return new Kind(person, session);
  }

  function actor(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
    const reading = known.get(request) ?? read(request, reply);
    known.set(request, reading);
    return reading;
  }

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    const who = await actor(request, reply);
    const madeFor = request.headers[ACTING_FOR_HEADER] ?? who?.id;
    if (!who || madeFor !== who.id) throw new AppError('UNAUTHORIZED', 'Please sign in.');
    return who;
  }

  return {
    actor,
    signedIn,
    isDeveloper: (who) => who instanceof SignedInDeveloper,
    async developer(request, reply) {
      const who = await signedIn(request, reply);
      if (!(who instanceof SignedInDeveloper)) throw new AppError('FORBIDDEN', 'Only developers may do this.');
      return who;
    },
  };
}
