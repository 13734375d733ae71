import type { Language } from '@larder/contract/language';
import type { Mailer } from './mailer.ts';
import { type MessageName, writeMessage } from './messages.ts';

export type Post = {
  /** Sends in the background: how long it takes tells nobody whether there was anything to send. */
  send: (letter: { to: string; message: MessageName; language: Language; path?: string }) => void;
  /** Resolves once all that was given to it has left. */
  settled: () => Promise<void>;
};

/** Writes letters and gives them to the mailer; a failure is logged. Links start with `siteUrl` and nothing else. */
export function createPost(dependencies: {
  mailer: Mailer;
  siteUrl: string;
  logFailure: (error: unknown) => void;
}): Post {
  const { mailer, siteUrl, logFailure } = dependencies;
  const underWay = new Set<Promise<void>>();
  return {
    send({ to, message, language, path = '/' }) {
      const sending = mailer
        .send(to, writeMessage(message, language, `${siteUrl}${path}`))
        .catch(logFailure)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
