import type { User } from '@larder/contract/user/account';

/** "AL" for Ada Lovelace; the email's first letter without a name. */
export function initialsOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const names = [firstName, lastName].filter((name): name is string => Boolean(name));
  const words = names.length > 0 ? names : [email];
  return words.map((word) => firstLetter(word).toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  return new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

/** The full name, or the email without a name. */
export function fullNameOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
