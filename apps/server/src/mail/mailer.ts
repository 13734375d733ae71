import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';
import type { MailMessage } from './write-message.ts';

export type Mailer = {
  /** Resolves once the mail server has accepted the mail. @throws if it does not */
  send: (to: string, message: MailMessage) => Promise<void>;
};

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
  };
}

function fileMailer(from: string, outbox: string, log: (line: { file: string }, message: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(to, message) {
      const { message: bytes } = await transport.sendMail({ from, to: { name: '', address: to }, ...message });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = path.join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`);
      await writeFile(file, bytes as Buffer, { mode: 0o600, flag: 'wx' });
      log({ file }, 'no SMTP_URL: mail written to a file');
    },
  };
}
