import type { Language } from '@larder/contract/language';
import type { Mailer } from './mailer.ts';
import { type MessageName, writeMessage } from './write-message.ts';

type QueuedMail = {
  to: string;
  message: MessageName;
  language: Language;
  /** Of the page that the mail links to. */
  path?: string;
};

export type MailQueue = {
  /** Sends in the background, so that the time a request takes does not show whether a mail was sent. */
  add: (mail: QueuedMail) => void;
  /** Resolves once every mail added so far was sent or has failed. */
  settled: () => Promise<void>;
};

/** Renders mails and hands them to the mailer; failures are logged. Links start with `siteUrl`. */
export function createMailQueue(dependencies: {
  mailer: Mailer;
  siteUrl: string;
  logFailure: (error: unknown) => void;
}): MailQueue {
  const { mailer, siteUrl, logFailure } = dependencies;
  const pending = new Set<Promise<void>>();
  return {
    add({ to, message, language, path = '/' }) {
      const sending = mailer
        .send(to, writeMessage(message, language, `${siteUrl}${path}`))
        .catch(logFailure)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    settled: async () => void (await Promise.all(pending)),
  };
}
