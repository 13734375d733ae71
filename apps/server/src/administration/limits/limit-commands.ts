import { isIP } from 'node:net';
import { budgetsOf, createBudgetKeys } from '../../ai/cost/budget.ts';
import { MAX_FEEDBACK } from '../../features/image-feedback/limits.ts';
import { MAX_OWN_BYTES, MAX_OWN_RECIPES } from '../../features/recipes/limits.ts';
import { networkOf } from '../../http/client-network.ts';
import { limitKey, type RateLimit } from '../../rate-limits/rate-limiter.ts';
import { type Command, type CommandContext, CommandError } from '../command.ts';
import { findAccountId, findOpenCounts, measureStored, type OpenCount } from './data.ts';
import { EVERY_LIMIT } from './every-limit.ts';

/** Whose uses are asked for: null for what is not named. */
type Subject = { email: string | null; userId: string | null; address: string | null };

const MEGABYTE = 1024 * 1024;

/** What is limited, and how much of it is used. */
export const LIMIT_COMMANDS: Readonly<Record<string, Command>> = {
  limits: {
    parameters: '[email] [address]',
    does: 'list the rate limits, and what an account, a client address or both have used of them',
    takes: [0, 2],
    run: async (context, args) => {
      const subject = await subjectOf(context, args);
      const used = await Promise.all(EVERY_LIMIT.map((limit) => lineOf(context, limit, subject)));
      return [...used.filter((line) => line !== null), ...(await quotasOf(context, subject))];
    },
  },
  budgets: {
    parameters: '[email] [address]',
    does: 'list the tokens that the language model may use today, and those used by all, an account or a client address',
    takes: [0, 2],
    run: async (context, args) => {
      const { database, secret, ai, clock } = context;
      if (ai === null) return ['No language model is configured, so nothing has a budget.'];
      const subject = await subjectOf(context, args);
      if (!Number.isFinite(ai.dailyTokens.server)) {
        return ['AI_DAILY_BUDGET_TOKENS is unlimited: tokens are not counted. GET /metrics has their number.'];
      }
      const keyOf = createBudgetKeys(secret);
      const network = subject.address === null ? null : networkOf(subject.address);
      const budgets = budgetsOf({ userId: subject.userId, address: network }, ai.dailyTokens);
      const counts = await findOpenCounts(
        database,
        budgets.map(({ account }) => keyOf(account)),
        clock(),
      );
      const names = { server: 'everyone together', user: subject.email, address: subject.address };
      return [
        ...budgets.map(({ of, account, max }) => {
          const used = counts.get(keyOf(account))?.count ?? 0;
          return `${names[of]}: ${figure(used)} of ${figure(max)} tokens today (UTC)`;
        }),
        ...(args.length === 0 ? [`each account, each address: ${figure(ai.dailyTokens.user)} tokens a day`] : []),
      ];
    },
  },
};

async function subjectOf({ database }: CommandContext, args: readonly string[]): Promise<Subject> {
  const address = args.find((argument) => isIP(argument) !== 0) ?? null;
  const email = args.find((argument) => argument.includes('@'))?.toLowerCase() ?? null;
  if (args.length !== [address, email].filter((named) => named !== null).length) {
    throw new CommandError('Name an account by its email, a client by its IP address, or both.');
  }
  // Wrong passwords are counted for addresses without an account, too.
  const userId = email === null ? null : await findAccountId(database, email);
  return { email, userId, address };
}

/** A limit with its uses by the subject; null where another is counted than the one that was named. */
async function lineOf(context: CommandContext, limit: RateLimit, subject: Subject): Promise<string | null> {
  const isOfAnyone = subject.email === null && subject.address === null;
  const keys = keysOf(context.secret, limit, subject);
  if (keys.length === 0) return isOfAnyone ? `${limit.name}: ${allowance(limit)}` : null;
  const counts = [...(await findOpenCounts(context.database, keys, context.clock())).values()];
  return `${limit.name}: ${uses(counts)} of ${allowance(limit)}${renewal(counts)}`;
}

/** Of an account some limits count under its id, others under its email. */
function keysOf(secret: string, limit: RateLimit, { email, userId, address }: Subject): string[] {
  if (limit.per === 'server') return [limitKey(secret, limit, 'server')];
  if (limit.per === 'address') return address === null ? [] : [limitKey(secret, limit, address)];
  if (limit.per === 'account and address') {
    return email === null || address === null ? [] : [limitKey(secret, limit, email, address)];
  }
  // The ids of devices and sessions are in no command.
  if (limit.per !== 'account') return [];
  return [email, userId].flatMap((subject) => (subject === null ? [] : [limitKey(secret, limit, subject)]));
}

function allowance({ max, windowSeconds }: RateLimit): string {
  const [amount, unit] = windowSeconds % 3600 === 0 ? [windowSeconds / 3600, 'h'] : [windowSeconds / 60, 'min'];
  return `${figure(max)} in ${amount} ${unit}`;
}

function uses(counts: readonly OpenCount[]): string {
  return figure(counts.reduce((total, { count }) => total + count, 0));
}

function renewal(counts: readonly OpenCount[]): string {
  const [last] = counts.map(({ endsAt }) => endsAt.toISOString()).toSorted((a, b) => b.localeCompare(a));
  return last === undefined ? '' : `, until ${last.slice(0, 16).replace('T', ' ')} UTC`;
}

async function quotasOf({ database }: CommandContext, { userId }: Subject): Promise<string[]> {
  if (userId === null) return [];
  const stored = await measureStored(database, userId);
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return [
    `own recipes stored: ${figure(stored.ownRecipes)} of ${figure(MAX_OWN_RECIPES)}, ${megabytes(stored.ownBytes)} of ${megabytes(MAX_OWN_BYTES)} MB`,
    `feedback on pictures stored: ${figure(stored.feedback)} of ${figure(MAX_FEEDBACK)}`,
  ];
}

function figure(count: number): string {
  return count.toLocaleString('en-GB');
}
