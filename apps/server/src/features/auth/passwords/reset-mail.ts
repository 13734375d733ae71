import type { Language } from '@larder/contract/language';
import type { Database } from '../../../database/create-database.ts';
import type { MailQueue } from '../../../mail/mail-queue.ts';
import { addResetToken, findAccountByEmail } from '../data.ts';
import { newResetToken, RESET_LIFETIME_MS, resetTokenHash } from './reset-token.ts';

export type ResetMailDependencies = {
  database: Database;
  secret: string;
  mailQueue: MailQueue;
  languageOf: (userId: string) => Promise<Language | undefined>;
  clock: () => Date;
};

/**
 * Mails a reset link to an account, in its language or else in `language`.
 * @returns false where there is no such account
 */
export async function sendResetMail(
  { database, secret, mailQueue, languageOf, clock }: ResetMailDependencies,
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
