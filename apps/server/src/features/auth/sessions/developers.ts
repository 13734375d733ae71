import type { Account } from './account.ts';

export type IsDeveloper = (account: Pick<Account, 'email' | 'emailVerified' | 'isDeveloper'>) => boolean;

/**
 * Developers are the accounts that an operator made ones, and those of `DEVELOPER_EMAILS`; either with a verified
 * address, because anyone can register any address.
 */
export function createDeveloperCheck(developerEmails: readonly string[]): IsDeveloper {
  return ({ email, emailVerified, isDeveloper }) => emailVerified && (isDeveloper || developerEmails.includes(email));
}
