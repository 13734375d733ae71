import { setTimeout } from 'node:timers/promises';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { lru } from 'tiny-lru';
import type { Availability } from '../../../database/availability.ts';
import type { Database } from '../../../database/create-database.ts';
import { keepRecipes } from '../data.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long a search's answer may be served from a cache without storing its recipes again, in milliseconds. */
export const ANSWER_LIFETIME_MS = DAY_MS;
/** A recipe that was stored less than this ago is not stored again. */
const STORED_LATELY_MS = DAY_MS;
/** How long a composed recipe is kept: 30 days after it was last part of an answer. */
const KEEP_MS = 30 * DAY_MS + ANSWER_LIFETIME_MS + STORED_LATELY_MS;

/** Composed recipes, of about 5 kB, that wait for a database that is away, and how many of them are stored at once. */
const MAX_WAITING = 2_000;
const MAX_STORED_AT_ONCE = 400;
/**
 * Where recipes were stored less than so many milliseconds ago, more are about to come: the next ones wait so long for
 * each other, and share a commit. Like `commit_delay` of PostgreSQL, for the embedded database as well.
 */
const BUSY_MS = 20;
const GATHER_MS = 5;

/** Ids of recipes that were stored lately. */
const MAX_STORED_LATELY = 100_000;

/** Composed recipes of answers, so that their links resolve. */
export type KeptRecipes = {
  /**
   * Resolves once the recipes are durable. While the database is away they wait in this process, which stores them with
   * the next ones.
   */
  keep: (composed: readonly CanonicalRecipe[]) => Promise<void>;
  /** A recipe that waits for the database. */
  waiting: (id: string) => CanonicalRecipe | undefined;
  isWaiting: () => boolean;
};

/** Stores the recipes of searches that run at the same time together, because each commit waits for the disk. */
export function createKeptRecipes(dependencies: {
  database: Database;
  availability: Availability;
  clock: () => Date;
}): KeptRecipes {
  const { database, availability, clock } = dependencies;
  const waiting = lru<CanonicalRecipe>(MAX_WAITING);
  const storedLately = lru<number>(MAX_STORED_LATELY);
  let queue = new Map<string, CanonicalRecipe>();
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();
  let storedAt = Number.NEGATIVE_INFINITY;

  async function store(batch: readonly CanonicalRecipe[]): Promise<void> {
    const now = clock();
    const times = { createdAt: now, keepUntil: new Date(now.getTime() + KEEP_MS) };
    const isStored = await availability.attempt(
      async () => {
        for (let from = 0; from < batch.length; from += MAX_STORED_AT_ONCE) {
          await keepRecipes(database, batch.slice(from, from + MAX_STORED_AT_ONCE), times);
        }
        return true;
      },
      () => false,
    );
    for (const recipe of batch) {
      if (isStored) {
        storedLately.set(recipe.id, now.getTime());
        waiting.delete(recipe.id);
      } else waiting.set(recipe.id, recipe);
    }
  }

  function storeQueue(): Promise<void> {
    const batch = [...queue.values()];
    queue = new Map();
    next = null;
    return store(batch).finally(() => {
      storedAt = performance.now();
    });
  }

  async function gather(): Promise<void> {
    if (performance.now() - storedAt < BUSY_MS) await setTimeout(GATHER_MS);
  }

  function isStoredLately({ id }: CanonicalRecipe): boolean {
    const age = clock().getTime() - (storedLately.get(id) ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < STORED_LATELY_MS;
  }

  return {
    async keep(composed) {
      const unsaved = waiting
        .keys()
        .slice(0, MAX_STORED_AT_ONCE)
        .flatMap((id) => waiting.get(id) ?? []);
      const own = composed.filter((recipe) => !isStoredLately(recipe));
      if (unsaved.length + own.length === 0) return;
      for (const recipe of [...unsaved, ...own]) queue.set(recipe.id, recipe);
      next ??= running.then(gather).then(storeQueue);
      running = next.catch(() => {});
      await next.catch(async () => {
        // A recipe that the database refuses fails the search that it is part of, and no other.
        for (const recipe of unsaved) await store([recipe]).catch(() => waiting.delete(recipe.id));
        await store(own);
      });
    },
    waiting: (id) => waiting.get(id),
    isWaiting: () => waiting.size > 0,
  };
}
