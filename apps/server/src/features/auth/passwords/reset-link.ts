import type { Language } from '@larder/contract/language';
import type { Database } from '../../../database/create-database.ts';
import type { MailQueue } from '../../../mail/mail-queue.ts';
import { addResetToken, findAccountByEmail } from '../data.ts';
import { newResetToken, RESET_LIFETIME_MS, resetTokenHash } from './reset-token.ts';

export type ResetLinkDependencies = {
  database: Database;
  secret: string;
  mailQueue: MailQueue;
  languageOf: (userId: string) => Promise<Language | undefined>;
  clock: () => Date;
};

/**
 * Makes a reset link for an account and queues the mail with it, in the account's language or else in `language`. The
 * text is in mail/locales, made into a message by mail/write-message.ts.
 * @returns false where there is no such account
 */
export async function sendResetLink(
  { database, secret, mailQueue, languageOf, clock }: ResetLinkDependencies,
  email: string,
  language: Language,
): Promise<boolean> {
  const account = await findAccountByEmail(database, email.toLowerCase());
  if (!account) return false;
  const token = newResetToken(secret, account.email);
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  await addResetToken(database, { userId: account.id, tokenHash: resetTokenHash(token), expiresAt }, now);
  mailQueue.add({
    to: account.email,
    message: 'resetPassword',
    language: (await languageOf(account.id)) ?? language,
    path: `/reset-password/${token}`,
  });
  return true;
}
