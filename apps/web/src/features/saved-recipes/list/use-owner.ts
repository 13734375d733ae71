import { localStore } from '../../../lib/browser-storage.ts';
import { readAuthState } from '../../session/auth-state.ts';
import { useSession } from '../../session/use-session.ts';
import type { Owner } from './saved-list.ts';

/** The owner of the list to show. While the session is loading, the last user. */
export function useOwner(): Owner {
  const { status, user } = useSession();
  return (status === 'loading' ? readAuthState(localStore) : user)?.id ?? null;
}
