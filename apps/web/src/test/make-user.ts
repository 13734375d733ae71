import type { User } from '@larder/contract/user/account';

/** A signed-in user with the given properties. */
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
