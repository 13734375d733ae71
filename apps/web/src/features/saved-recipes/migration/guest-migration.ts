import { API } from '@larder/contract/api';
import { backoffDelay } from '@larder/text/backoff';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { logFailure } from '../../../lib/log.ts';
import type { SavedList, StoredRecipe } from '../list/saved-list.ts';

const LOCK = 'larder-guest-migration';
const FIRST_DELAY_MS = 2_000;
/** Until the first toast, so that the one for signing in can be read. */
const WELCOME_MS = 2_500;
/** How long the first toast shows at least, so that it can be read. */
const MIN_TOAST_MS = 1_200;
/** 4xx statuses after which a retry can succeed. */
const TRANSIENT_STATUSES = [401, 408, 425, 429];

type Migration = {
  list: SavedList;
  userId: string;
  /** Aborted when the user changes. */
  signal: AbortSignal;
  onBegin: (count: number) => void;
  /** Called when all recipes have been moved or refused; refused ones stay in the guest's list. */
  onDone: () => void;
};

/**
 * Moves a guest's recipes to the current user's account: one tab at a time, with retries, and resumed after a reload.
 * docs/specification.md §4, Guest migration.
 */
export async function migrateGuestList({ list, userId, signal, onBegin, onDone }: Migration): Promise<void> {
  await inOneTab(signal, async () => {
    const count = recipesToMigrate(list).length;
    if (count === 0) return;
    const minToast = pause(WELCOME_MS).then(() => {
      if (!signal.aborted) onBegin(count);
      return pause(MIN_TOAST_MS);
    });
    for (let failures = 0; ; failures += 1) {
      const delay = await moveAll(list, userId, signal, backoffDelay(failures, { firstMs: FIRST_DELAY_MS }));
      if (signal.aborted || delay === 'signed out') return;
      // Recipes that are still there were refused, and the full storage could not record it.
      if (delay === 0) break;
      await waitOrOnline(delay, signal);
    }
    await minToast;
    if (!signal.aborted) onDone();
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The guest's recipes without refused ones, oldest first. */
function recipesToMigrate(list: SavedList): StoredRecipe[] {
  return list
    .all(null)
    .filter(({ refused }) => !refused)
    .toReversed();
}

/** Moves recipes until one fails. Returns the milliseconds to wait before the next attempt, 0 if all were handled. */
async function moveAll(list: SavedList, userId: string, signal: AbortSignal, backoff: number) {
  for (const stored of recipesToMigrate(list)) {
    try {
      await createAndSave(stored, userId, signal);
    } catch (reason) {
      if (signal.aborted) return 0;
      if (isRefusal(reason)) {
        logFailure(`The server refused “${stored.title}”; it stays in this browser`, reason);
        list.put(null, { ...stored, refused: true });
        continue;
      }
      logFailure('The guest’s recipes could not all be moved yet', reason);
      if (reason instanceof ApiError && reason.status === 401) return 'signed out';
      return reason instanceof ApiError && reason.retryAfter !== null ? reason.retryAfter * 1000 : backoff;
    }
    const { id, title } = stored;
    if (!list.find(userId, id)) list.put(userId, { id, title, userRating: 0 });
    list.remove(null, id);
  }
  return 0;
}

/** Idempotent on the server, so that it can be repeated after an interruption. */
async function createAndSave(stored: StoredRecipe, userId: string, signal: AbortSignal): Promise<void> {
  const call = { method: 'POST', actingFor: userId, signal } as const;
  const { userRating: _, refused: __, ...recipe } = stored;
  const { id } = await callApi<{ id: string }>(API.recipes, { ...call, json: recipe });
  await callApi(API.savedRecipes, { ...call, json: { recipeId: id } });
}

function isRefusal(reason: unknown): boolean {
  return (
    reason instanceof ApiError &&
    reason.status >= 400 &&
    reason.status < 500 &&
    !TRANSIENT_STATUSES.includes(reason.status)
  );
}

/** A second tab waits until the first has finished. */
async function inOneTab(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(LOCK, { signal }, task) : task());
}

/** Waits `ms` milliseconds, or less if the browser comes online. */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
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
