import { randomUUID } from 'node:crypto';
import type { Language } from '@larder/contract/language';
import type { Mailer } from './mailer.ts';
import { type MessageName, writeMessage } from './write-message.ts';

type QueuedMail = {
  to: string;
  message: MessageName;
  language: Language;
  /** Of the page that the mail links to. */
  path?: string;
  /** The id of the account that had the address before. */
  formerlyOf?: string;
};

export type MailQueue = {
  /** Sends in the background, so that the time a request takes does not show whether a mail was sent. */
  add: (mail: QueuedMail) => void;
  /** Deletes mails to an account that are kept as files; a failure is logged. */
  forget: Mailer['forget'];
  /** Resolves once every mail added so far was sent or has failed. */
  settled: () => Promise<void>;
};

/** What is logged of a mail that was not sent: never the recipient, whom a mail server's answer may name. */
export type MailFailure = {
  mailId: string;
  message: MessageName | 'deletion';
  /** Of the mail library, such as EENVELOPE. */
  code: string | null;
  /** Of the mail server, such as 550. */
  smtpStatus: number | null;
};

function describeFailure(mailId: string, message: MailFailure['message'], error: unknown): MailFailure {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return {
    mailId,
    message,
    code: typeof code === 'string' ? code : null,
    smtpStatus: typeof responseCode === 'number' ? responseCode : null,
  };
}

/** Renders mails and hands them to the mailer; failures are logged. Links start with `siteUrl`. */
export function createMailQueue(dependencies: {
  mailer: Mailer;
  siteUrl: string;
  logFailure: (failure: MailFailure) => void;
}): MailQueue {
  const { mailer, siteUrl, logFailure } = dependencies;
  const pending = new Set<Promise<void>>();
  return {
    add({ to, message, language, path = '/', formerlyOf }) {
      const id = randomUUID();
      const sending = mailer
        .send(to, writeMessage(message, language, `${siteUrl}${path}`), formerlyOf)
        .catch((error: unknown) => logFailure(describeFailure(id, message, error)))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    forget: (...account) =>
      mailer.forget(...account).catch((error: unknown) => logFailure(describeFailure('outbox', 'deletion', error))),
    settled: async () => void (await Promise.all(pending)),
  };
}
