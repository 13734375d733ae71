import { FALLBACK_LANGUAGE } from '@larder/contract/language';
import type { Database } from '../database/create-database.ts';
import { sendResetMail } from '../features/auth/passwords/reset-mail.ts';
import { createPreferencesService } from '../features/preferences/service.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CommandContext } from './commands.ts';

/** What commands need, of a running server or of a process of their own. */
export function createCommandContext(dependencies: {
  database: Database;
  secret: string;
  mailer: Mailer;
  siteUrl: string;
  clock: () => Date;
}): CommandContext {
  const { database, secret, mailer, siteUrl, clock } = dependencies;
  const preferences = createPreferencesService({ database, clock });
  return {
    database,
    clock,
    async sendResetLink(email) {
      const failures: unknown[] = [];
      const mailQueue = createMailQueue({ mailer, siteUrl, logFailure: (error) => failures.push(error) });
      const mails = { database, secret, mailQueue, languageOf: preferences.languageOf, clock };
      const isSent = await sendResetMail(mails, email, FALLBACK_LANGUAGE);
      await mailQueue.settled();
      if (failures.length > 0) throw failures[0];
      return isSent;
    },
  };
}
