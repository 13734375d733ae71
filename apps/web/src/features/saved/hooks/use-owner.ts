import { localStore } from '../../../lib/storage.ts';
import { readAuthState } from '../../auth/auth-state.ts';
import { useSession } from '../../auth/hooks/use-session.ts';
import type { Owner } from '../saved-list.ts';

/** Whose saved list is shown: until the server has said who is signed in, that of whoever was last. */
export function useOwner(): Owner {
  const { status, user } = useSession();
  return (status === 'loading' ? readAuthState(localStore) : user)?.id ?? null;
}
