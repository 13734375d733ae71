import { mkdir, readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';
import type { MailMessage } from './write-message.ts';

export type Mailer = {
  /**
   * Resolves once the mail server has accepted the mail. `formerlyOf`: the id of the account that had the address before.
   * @throws if it does not
   */
  send: (to: string, message: MailMessage, formerlyOf?: string) => Promise<void>;
  /** Deletes the mails to an address that are kept as files; with the id of a deleted account, those to former ones too. */
  forget: (email: string, deletedAccount?: string) => Promise<void>;
  /** Deletes the mails that are kept as files for longer than `KEPT_MS` at `now`. */
  deleteOld: (now: Date) => Promise<void>;
};

/** How long mails are kept as files: links in them are invalid long before. */
const KEPT_MS = 7 * 24 * 3600 * 1000;
/** A header of mails in files only. */
const ACCOUNT_HEADER = 'x-larder-account';

const SMTP_TIMEOUT_MS = 15_000;

/** Sends through the configured SMTP server; without one, writes each mail as an `.eml` file into `outbox`. */
export function createMailer(dependencies: {
  mail: MailConfig;
  outbox: string;
  log: (line: { file: string }, message: string) => void;
}): Mailer {
  const { mail, outbox, log } = dependencies;
  return mail.smtpUrl === null ? fileMailer(mail.from, outbox, log) : smtpMailer(mail.smtpUrl, mail.from);
}

function smtpMailer(url: string, from: string): Mailer {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (to, message) => void (await transport.sendMail({ from, to: { name: '', address: to }, ...message })),
    forget: async () => {},
    deleteOld: async () => {},
  };
}

function fileMailer(from: string, outbox: string, log: (line: { file: string }, message: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  /** One after the other, so that none is written while those to its address are deleted. */
  let last: Promise<void> = Promise.resolve();

  async function write(to: string, message: MailMessage, formerlyOf?: string): Promise<void> {
    const headers = formerlyOf === undefined ? {} : { [ACCOUNT_HEADER]: formerlyOf };
    const { message: bytes } = await transport.sendMail({ from, to: { name: '', address: to }, headers, ...message });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const file = path.join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`);
    await writeFile(file, bytes as Buffer, { mode: 0o600, flag: 'wx' });
    log({ file }, 'no SMTP_URL: mail written to a file');
  }

  async function deleteWhere(isUnwanted: (head: string, writtenAt: Date) => boolean): Promise<void> {
    for (const name of await readdir(outbox).catch(() => [])) {
      const file = path.join(outbox, name);
      const [head = ''] = (await readFile(file, 'utf8')).split(/(?<=\r\n)\r\n/, 1);
      if (isUnwanted(head, (await stat(file)).mtime)) await unlink(file);
    }
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  return {
    send: (...mail) => inTurn(() => write(...mail)),
    forget: (email, deletedAccount) =>
      inTurn(() => deleteWhere((head) => isTo(email, head) || isFormerlyOf(deletedAccount, head))),
    deleteOld: (now) => inTurn(() => deleteWhere((_, writtenAt) => now.getTime() - writtenAt.getTime() > KEPT_MS)),
  };
}

function isTo(email: string, head: string): boolean {
  return recipientsOf(head).includes(email.toLowerCase());
}

function isFormerlyOf(account: string | undefined, head: string): boolean {
  return account !== undefined && head.toLowerCase().includes(`${ACCOUNT_HEADER}: ${account.toLowerCase()}\r\n`);
}

/** The addresses in the `To` field of a mail's head, in lower case. A long field is folded over several lines. */
function recipientsOf(head: string): string[] {
  const [, field = ''] = /^to:((?:.|\r\n[ \t])*)/im.exec(head) ?? [];
  return field
    .toLowerCase()
    .split(/[\s<>,]+/)
    .filter((part) => part.includes('@'));
}
