import { FALLBACK_LANGUAGE } from '@larder/contract/language';
import type { AiSettings } from '../ai/settings.ts';
import type { Database } from '../database/create-database.ts';
import { sendResetLink } from '../features/auth/passwords/reset-link.ts';
import { createPreferencesService } from '../features/preferences/service.ts';
import { createMailQueue, type MailFailure } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type CommandContext, CommandError } from './command.ts';

/** What commands need, of a running server or of a process of their own. */
export function createCommandContext(dependencies: {
  database: Database;
  secret: string;
  ai: AiSettings | null;
  mailer: Mailer;
  siteUrl: string;
  erase: () => Promise<void>;
  clock: () => Date;
}): CommandContext {
  const { database, secret, ai, mailer, siteUrl, erase, clock } = dependencies;
  const preferences = createPreferencesService({ database, clock });
  return {
    database,
    clock,
    secret,
    ai,
    async forget(email, deletedAccount) {
      await mailer.forget(email, deletedAccount);
      await erase();
    },
    async sendResetLink(email) {
      const failures: MailFailure[] = [];
      const mailQueue = createMailQueue({ mailer, siteUrl, logFailure: (error) => failures.push(error) });
      const mails = { database, secret, mailQueue, languageOf: preferences.languageOf, clock };
      const isSent = await sendResetLink(mails, email, FALLBACK_LANGUAGE);
      await mailQueue.settled();
      const [failure] = failures;
      if (failure) {
        throw new CommandError(`The mail could not be sent: ${failure.code} ${failure.smtpStatus ?? ''}`.trim());
      }
      return isSent;
    },
  };
}
