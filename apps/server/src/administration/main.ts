import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig, siteUrlOf } from '../config.ts';
import { copyBackup, discardBackup, expectNewFile, restoreFromFile } from '../database/backup/backup-file.ts';
import { BackupError } from '../database/backup/restore-backup.ts';
import { createDatabase } from '../database/create-database.ts';
import { databaseFolder } from '../database/embedded.ts';
import { makePrivate } from '../database/private-folder.ts';
import { loadSessionSecret } from '../features/auth/sessions/session-secret.ts';
import { createMailer } from '../mail/mailer.ts';
import { CommandError } from './command.ts';
import { createCommandContext } from './command-context.ts';
import { findCommand, NPM_PROGRAM, runCommand } from './commands.ts';
import { callServer } from './control-socket.ts';
import { explainFailure } from './explain-failure.ts';

/** New files are for the operator alone. */
const UMASK = 0o077;

/** Runs one command: in the running server where it has the embedded database, else in this process. */
async function main(given: readonly string[]): Promise<void> {
  const args = withFile(given);
  if (args[0] !== 'restore') findCommand(args, program());
  const config = readConfig(process.env);
  process.umask(UMASK);
  if (args[0] === 'restore') return print(await restore(config, args.slice(1)));
  if (config.databaseUrl !== null) return print(await runHere(config, args));
  const { dataDir } = config;
  print(
    (await (args[0] === 'backup' ? backUpFrom(dataDir, args) : runAt(dataDir, args))) ?? (await runHere(config, args)),
  );
}

/** How these commands are called: by npm, or by Node where the scripts are not installed, as in a container. */
function program(): string {
  if (process.env.npm_lifecycle_event !== undefined) return NPM_PROGRAM;
  return `node ${path.relative(process.cwd(), process.argv[1] ?? '')}`;
}

/** Runs a command in the server that uses `dataDir`. @returns lines to print; null where none is running */
async function runAt(dataDir: string, args: readonly string[]): Promise<string[] | null> {
  const answer = await callServer(dataDir, args);
  if (answer?.isDone === false) throw new CommandError(answer.lines.join('\n'));
  return answer?.lines ?? null;
}

/** Backs up a running server, which may write in its data folder alone: the backup is copied from there. */
async function backUpFrom(dataDir: string, [name = '', file = '']: readonly string[]): Promise<string[] | null> {
  expectNewFile(file);
  const draft = path.join(path.resolve(dataDir), `backup-${randomUUID()}.gz`);
  try {
    const lines = await runAt(dataDir, [name, draft]);
    if (lines === null) return null;
    copyBackup(draft, file);
    return lines.map((line) => line.replace(draft, file));
  } finally {
    discardBackup(draft);
  }
}

/** The file of a backup as an absolute path; by default a dated one. */
function withFile([name = '', ...rest]: readonly string[]): string[] {
  if (name !== 'backup' || rest.length > 1) return [name, ...rest];
  const dated = `backups/larder-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.gz`;
  return [name, path.resolve(rest[0] ?? dated)];
}

async function restore(config: Config, args: readonly string[]): Promise<string[]> {
  const [file] = args;
  if (file === undefined || args.length > 1)
    throw new CommandError(`This command is written: ${program()} restore <file>`);
  const rows = await restoreFromFile(path.resolve(file), { url: config.databaseUrl, dataDir: config.dataDir });
  return [`${rows} rows restored. People sign in again.`];
}

async function runHere(config: Config, args: readonly string[]): Promise<string[]> {
  if (config.databaseUrl === null) {
    if (!existsSync(databaseFolder(config.dataDir)))
      throw new CommandError(
        `There is no database in ${config.dataDir}. Set DATA_DIR to the data folder of the server.`,
      );
    makePrivate(config.dataDir);
  }
  const { database, erase, close } = await createDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    const isShared = config.databaseUrl !== null;
    const secret = config.sessionSecret ?? (await loadSessionSecret({ database, dataDir: config.dataDir, isShared }));
    const mailer = createMailer({ mail: config.mail, outbox: path.join(config.dataDir, 'outbox'), log: () => {} });
    const context = createCommandContext({
      database,
      erase,
      secret,
      ai: config.ai,
      mailer,
      siteUrl: siteUrlOf(config),
      clock: () => new Date(),
    });
    return await runCommand(context, args);
  } finally {
    await close();
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function explain(error: unknown): string {
  if (error instanceof CommandError || error instanceof BackupError || isOfFile(error)) return error.message;
  return explainFailure(error);
}

/** True of what the system says of a file: it may not be written, or the disk is full. */
function isOfFile(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && 'path' in error;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
