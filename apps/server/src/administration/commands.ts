import { backUpToFile } from '../database/backup/backup-file.ts';
import { BackupError } from '../database/backup/restore-backup.ts';
import { deleteExpired } from '../database/delete-expired.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { deleteAccount, endSessions, findAccounts, type ListedAccount, setLocked, updateAccount } from './data.ts';
import { LIMIT_COMMANDS } from './limits/limit-commands.ts';
import { PICTURE_COMMANDS } from './pictures/picture-commands.ts';

/** How the commands are called where the whole project is there. */
export const NPM_PROGRAM = 'npm run admin --';

/** What an operator can do to the data. None prints a secret. */
const COMMANDS: Readonly<Record<string, Command>> = {
  accounts: {
    parameters: '[text]',
    does: 'list the accounts whose address or name contains the text, newest first',
    takes: [0, 1],
    run: async ({ database }, [text = '']) => {
      const accounts = await findAccounts(database, text);
      if (accounts.length === 0) return [text === '' ? 'There are no accounts yet.' : 'There is no such account.'];
      return tableOf(accounts);
    },
  },
  verify: {
    parameters: '<email>',
    does: 'mark the address of an account as verified',
    takes: [1, 1],
    run: async ({ database }, [email = '']) => {
      if (!(await updateAccount(database, email.toLowerCase(), { emailVerified: true }))) throw noAccount(email);
      return [`${email} is verified.`];
    },
  },
  lock: {
    parameters: '<email>',
    does: 'sign an account out and keep it from signing in',
    takes: [1, 1],
    run: async ({ database, clock }, [email = '']) => {
      if (!(await setLocked(database, email.toLowerCase(), clock()))) throw noAccount(email);
      return [`${email} is locked.`];
    },
  },
  unlock: {
    parameters: '<email>',
    does: 'let a locked account sign in again',
    takes: [1, 1],
    run: async ({ database }, [email = '']) => {
      if (!(await setLocked(database, email.toLowerCase(), null))) throw noAccount(email);
      return [`${email} can sign in.`];
    },
  },
  developer: {
    parameters: '<email> on|off',
    does: 'give the developer panel to an account with a verified address, or take it',
    takes: [2, 2],
    run: async ({ database }, [email = '', state]) => {
      if (state !== 'on' && state !== 'off') throw new CommandError('Say "on" or "off".');
      const isDeveloper = state === 'on';
      const account = await updateAccount(database, email.toLowerCase(), { isDeveloper });
      if (!account) throw noAccount(email);
      if (!isDeveloper) return [`${email} is no developer.`];
      return [
        account.isVerified ? `${email} is a developer.` : `${email} is a developer once its address is verified.`,
      ];
    },
  },
  'sign-out': {
    parameters: '<email>',
    does: 'end every session of an account',
    takes: [1, 1],
    run: async ({ database }, [email = '']) => {
      const ended = await endSessions(database, email.toLowerCase());
      if (ended === null) throw noAccount(email);
      return [`${counted(ended, 'session')} of ${email} ended.`];
    },
  },
  delete: {
    parameters: '<email> <email again>',
    does: 'delete an account and everything stored about it',
    takes: [2, 2],
    run: async ({ database, forget }, [email = '', again = '']) => {
      if (email !== again) throw new CommandError('Name the address twice to delete the account.');
      const id = await deleteAccount(database, email.toLowerCase());
      if (id === null) throw noAccount(email);
      await forget(email, id);
      return [`${email} and everything stored about it is deleted.`];
    },
  },
  'reset-link': {
    parameters: '<email>',
    does: 'mail a link to choose a new password to an account',
    takes: [1, 1],
    run: async ({ sendResetLink }, [email = '']) => {
      if (!(await sendResetLink(email))) throw noAccount(email);
      return [`A reset link was mailed to ${email}.`];
    },
  },
  ...LIMIT_COMMANDS,
  ...PICTURE_COMMANDS,
  prune: {
    parameters: '',
    does: 'delete expired sessions, tokens and recipes that nobody keeps now instead of within the hour',
    takes: [0, 0],
    run: async ({ database, clock }) => {
      await deleteExpired(database, clock());
      return ['Everything expired is deleted.'];
    },
  },
  backup: {
    parameters: '[file]',
    does: 'write everything stored into a file, while the server runs',
    takes: [1, 1],
    run: async ({ database, clock }, [file = '']) => {
      const rows = await backUpToFile(database, file, clock()).catch((error: unknown) => {
        throw error instanceof BackupError ? new CommandError(error.message) : error;
      });
      return [`${counted(rows, 'row')} backed up to ${file}`];
    },
  },
};

/**
 * Finds a command, which has as many arguments as it takes.
 * @throws CommandError with its usage or the list of all, called by `program`
 */
export function findCommand([name = '', ...args]: readonly string[], program = NPM_PROGRAM): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(`${name === '' ? '' : `There is no command "${name}".\n\n`}${usage(program)}`);
  const [least, most] = command.takes;
  if (args.length < least || args.length > most) {
    throw new CommandError(`This command is written: ${program} ${name} ${command.parameters}`);
  }
  return command;
}

/** Runs one command. @returns lines to print. @throws CommandError */
export function runCommand(context: CommandContext, given: readonly string[]): Promise<string[]> {
  return findCommand(given).run(context, given.slice(1));
}

function usage(program: string): string {
  const rows = Object.entries(COMMANDS).map(([name, { parameters, does }]) => [`${name} ${parameters}`, does] as const);
  const width = Math.max(...rows.map(([head]) => head.length));
  return [
    `${program} <command>`,
    ...rows.map(([head, does]) => `  ${head.padEnd(width)}  ${does}`),
    `  ${'restore <file>'.padEnd(width)}  restore a backup into an empty database, while the server is stopped`,
  ].join('\n');
}

function tableOf(accounts: readonly ListedAccount[]): string[] {
  return accounts.map(({ email, emailVerified, createdAt, isDeveloper, lockedAt, saved, sessions }) =>
    [
      email,
      emailVerified ? 'verified' : 'not verified',
      ...(isDeveloper ? ['developer'] : []),
      ...(lockedAt === null ? [] : [`locked ${lockedAt.toISOString().slice(0, 10)}`]),
      `since ${createdAt.toISOString().slice(0, 10)}`,
      counted(saved, 'saved recipe'),
      counted(sessions, 'session'),
    ].join(', '),
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function noAccount(email: string): CommandError {
  return new CommandError(`There is no account with the address ${email}.`);
}
