import type { AiSettings } from '../ai/settings.ts';
import type { Database } from '../database/create-database.ts';

/** A command can not be run as given; the message is a sentence for the operator. */
export class CommandError extends Error {}

export type CommandContext = {
  database: Database;
  clock: () => Date;
  /** Of the server, which uses are counted under; never printed. */
  secret: string;
  /** Null where no language model is configured. */
  ai: AiSettings | null;
  /** Removes an address of a deleted account from mails in files and from the files of the embedded database. */
  forget: (email: string, deletedAccount: string) => Promise<void>;
  /** Mails a reset link and resolves once the mail was handed over; false without such an account. @throws if it was not */
  sendResetLink: (email: string) => Promise<boolean>;
};

export type Command = {
  /** What follows the name, for the list of commands. */
  parameters: string;
  does: string;
  /** The number of arguments. */
  takes: readonly [least: number, most: number];
  /** @returns lines to print. @throws CommandError */
  run: (context: CommandContext, args: readonly string[]) => Promise<string[]>;
};
