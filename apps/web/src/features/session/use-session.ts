import type { User } from '@larder/contract/user/account';
import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '../../lib/use-browser-state.ts';
import { currentUserQuery } from './current-user.ts';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'authenticated'; user: User }
  | { status: 'anonymous'; user: null };

/**
 * The current user, if any. docs/specification.md §4, Authentication. Loading on the server and in the first render of a
 * part that the server has rendered, even if the answer came before that part was hydrated.
 */
export function useSession(): Session {
  const isHydrated = useIsHydrated();
  const { data } = useQuery(currentUserQuery);
  if (!isHydrated || data === undefined) return { status: 'loading', user: null };
  return data ? { status: 'authenticated', user: data } : { status: 'anonymous', user: null };
}
