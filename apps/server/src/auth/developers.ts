import type { Person } from './person.ts';

export type IsDeveloper = (person: Pick<Person, 'email' | 'emailVerified'>) => boolean;

/** Developers are those in `DEVELOPER_EMAILS` who showed that the address is theirs: anybody can register it. */
export function createDeveloperCheck(developerEmails: readonly string[]): IsDeveloper {
  return ({ email, emailVerified }) => emailVerified && developerEmails.includes(email);
}
