import type { User } from '@larder/contract/user/account';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './current-user.ts';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'authenticated'; user: User }
  | { status: 'anonymous'; user: null };

/** The current user, if any. docs/specification.md §4, Authentication. */
export function useSession(): Session {
  const { data } = useQuery(currentUserQuery);
  if (data === undefined) return { status: 'loading', user: null };
  return data ? { status: 'authenticated', user: data } : { status: 'anonymous', user: null };
}
