import { API } from '@larder/contract/api';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { logFailure } from '../../../lib/log.ts';
import type { KeptRecipe, SavedList } from '../list/saved-list.ts';

const LOCK = 'larder-guest-migration';
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** How long it stands there that recipes are moving, however fast they are, so that it can be read. */
const READ_MS = 1_200;
/** Trying again may help with these; any other 4xx says that it never will. */
const PASSING = [401, 408, 425, 429];

type Migration = {
  list: SavedList;
  userId: string;
  /** Aborted when someone else is here, or nobody. */
  signal: AbortSignal;
  onBegin: (count: number) => void;
  /** Once nothing is left to move; what the server refused is still in the guest's list. */
  onDone: () => void;
};

/**
 * Moves a guest's recipes to the account that is signed in, until all are there: one tab at a time, again when the
 * network is back, and anew after a reload. Spec section 4, Guest migration.
 */
export async function migrateGuestList({ list, userId, signal, onBegin, onDone }: Migration): Promise<void> {
  await inOneTab(signal, async () => {
    const count = leftToMigrate(list).length;
    if (count === 0) return;
    onBegin(count);
    const read = new Promise((resolve) => setTimeout(resolve, READ_MS));
    for (let failures = 0; ; failures += 1) {
      const wait = await moveAll(list, userId, signal, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
      if (signal.aborted || wait === 'signed out') return;
      // What is still there then was refused, and this browser has no room to note that.
      if (wait === 0) break;
      await networkOr(wait, signal);
    }
    await read;
    if (!signal.aborted) onDone();
  });
}

/** What a guest saved and the server has not refused, the first saved first. */
function leftToMigrate(list: SavedList): KeptRecipe[] {
  return list
    .all(null)
    .filter(({ refused }) => !refused)
    .toReversed();
}

/** Moves what can be moved now; gives how many milliseconds to wait before the rest, 0 where nothing is left. */
async function moveAll(list: SavedList, userId: string, signal: AbortSignal, backoff: number) {
  for (const kept of leftToMigrate(list)) {
    try {
      await createAndSave(kept, userId, signal);
    } catch (reason) {
      if (signal.aborted) return 0;
      if (isRefusal(reason)) {
        logFailure(`The server refused “${kept.title}”; it stays in this browser`, reason);
        list.put(null, { ...kept, refused: true });
        continue;
      }
      logFailure('The guest’s recipes could not all be moved yet', reason);
      if (reason instanceof ApiError && reason.status === 401) return 'signed out';
      return reason instanceof ApiError && reason.retryAfter !== null ? reason.retryAfter * 1000 : backoff;
    }
    const { id, title } = kept;
    if (!list.find(userId, id)) list.put(userId, { id, title, userRating: 0 });
    list.remove(null, id);
  }
  return 0;
}

/** Sent again after an interruption, a recipe is still created and saved once. */
async function createAndSave(kept: KeptRecipe, userId: string, signal: AbortSignal): Promise<void> {
  const call = { method: 'POST', actingFor: userId, signal } as const;
  const { userRating: _, refused: __, ...recipe } = kept;
  const { id } = await callApi<{ id: string }>(API.recipes, { ...call, json: recipe });
  await callApi(API.savedRecipes, { ...call, json: { recipeId: id } });
}

function isRefusal(reason: unknown): boolean {
  return reason instanceof ApiError && reason.status >= 400 && reason.status < 500 && !PASSING.includes(reason.status);
}

/** A tab that comes second waits, and then finds nothing left. */
async function inOneTab(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(LOCK, { signal }, task) : task());
}

/** Waits so many milliseconds, or until the network comes back. */
function networkOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
