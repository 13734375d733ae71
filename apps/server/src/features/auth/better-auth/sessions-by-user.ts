import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

const SEPARATOR = '.';

/** A session's token with the user's id, so that a look-up by it names the user too. */
export function tokenOfUser(userId: string, token: string): string {
  return `${userId}${SEPARATOR}${token}`;
}

/** Null for a token of an earlier version, which is random alone. */
function userOfToken(token: string): string | null {
  const end = token.indexOf(SEPARATOR);
  return end > 0 ? token.slice(0, end) : null;
}

/**
 * An adapter of the authentication library whose look-ups of a session by its token name the user as well. The tables
 * are keyed by user (docs/scale.md): where they are distributed, only the user's part is asked.
 */
export function withSessionsByUser(create: (options: BetterAuthOptions) => DBAdapter) {
  return (options: BetterAuthOptions): DBAdapter => {
    const adapter = create(options);
    return {
      ...naming(adapter),
      transaction: (run) => adapter.transaction((transaction) => run(naming(transaction))),
    };
  };
}

function naming<T extends DBTransactionAdapter>(adapter: T): T {
  return {
    ...adapter,
    findOne: (call) => adapter.findOne(withUser(call)),
    update: (call) => adapter.update(withUser(call)),
    delete: (call) => adapter.delete(withUser(call)),
  };
}

function withUser<T extends { model: string; where: Where[] }>(call: T): T {
  if (call.model !== 'session') return call;
  return { ...call, where: call.where.flatMap((condition) => [condition, ...userCondition(condition)]) };
}

function userCondition({ field, value, operator = 'eq' }: Where): Where[] {
  const user = field === 'token' && operator === 'eq' && typeof value === 'string' ? userOfToken(value) : null;
  return user === null ? [] : [{ field: 'userId', value: user }];
}
