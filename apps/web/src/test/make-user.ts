import type { User } from '@larder/contract/account';

/** Somebody who is signed in. */
export function makeUser(given: Partial<User> = {}): User {
  return {
    id: 'ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: null,
    isDeveloper: false,
    ...given,
  };
}
