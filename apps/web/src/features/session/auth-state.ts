import { STORAGE_KEYS, savedRecipesKey } from '@larder/contract/browser';
import type { AuthState, User } from '@larder/contract/user/account';
import { type BrowserStorage, isRecord } from '../../lib/browser-storage.ts';

/** The user of the last known session; null for a guest. docs/specification.md §3, the auth-state record. */
export function readAuthState(storage: BrowserStorage): User | null {
  const state = storage.read(STORAGE_KEYS.authState, isAuthState);
  if (!state) return null;
  const { uid: _, ...user } = state.user;
  return user;
}

/** Also removes the saved list of another user, which names recipes; the server has it. */
export function writeAuthState(storage: BrowserStorage, user: User | null): void {
  const before = readAuthState(storage);
  if (before && before.id !== user?.id) storage.remove(savedRecipesKey(before.id));
  if (user === null) storage.remove(STORAGE_KEYS.authState);
  else storage.write(STORAGE_KEYS.authState, { user: { uid: user.id, ...user } } satisfies AuthState);
}

function isAuthState(value: unknown): value is AuthState {
  return (
    isRecord(value) &&
    isRecord(value.user) &&
    typeof value.user.uid === 'string' &&
    value.user.id === value.user.uid &&
    typeof value.user.email === 'string'
  );
}
