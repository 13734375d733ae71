import { localStore } from '../../../lib/browser-storage.ts';
import { readAuthState } from '../../session/auth-state.ts';
import { useSession } from '../../session/use-session.ts';
import type { Owner } from './saved-list.ts';

/** Whose saved list is shown: until the server has said who is signed in, that of whoever was last. */
export function useOwner(): Owner {
  const { status, user } = useSession();
  return (status === 'loading' ? readAuthState(localStore) : user)?.id ?? null;
}
