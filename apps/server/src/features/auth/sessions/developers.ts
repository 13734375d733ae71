import type { Account } from './account.ts';

export type IsDeveloper = (account: Pick<Account, 'email' | 'emailVerified'>) => boolean;

/** Developers are the accounts of `DEVELOPER_EMAILS` with a verified address: anyone can register any address. */
export function createDeveloperCheck(developerEmails: readonly string[]): IsDeveloper {
  return ({ email, emailVerified }) => emailVerified && developerEmails.includes(email);
}
