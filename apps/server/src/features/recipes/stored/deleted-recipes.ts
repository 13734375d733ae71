import type { Availability } from '../../../database/availability.ts';
import type { Database } from '../../../database/create-database.ts';
import { findDeletedSince } from '../data.ts';

/** How long other processes may still answer with a recipe that was deleted in one. */
const REFRESH_MS = 2_000;
/** Read again each time, because the clocks of processes differ. */
const OVERLAP_MS = 600_000;

/** Ids of the recipes that developers deleted. */
export type DeletedRecipes = {
  among: (ids: readonly string[]) => Promise<Set<string>>;
  /** Makes the next answer include what was deleted a moment ago. */
  readAgain: () => void;
};

/** Keeps the ids in memory, and reads those that other processes add; none while the database is away. */
export function createDeletedRecipes(dependencies: { database: Database; availability: Availability }): DeletedRecipes {
  const { database, availability } = dependencies;
  const deleted = new Set<string>();
  let latest = new Date(0);
  /** By the monotonic clock, in milliseconds. */
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const since = new Date(Math.max(0, latest.getTime() - OVERLAP_MS));
    const rows = await availability.attempt(
      () => findDeletedSince(database, since),
      () => [],
    );
    readAt = performance.now();
    for (const { id, deletedAt } of rows) {
      deleted.add(id);
      if (deletedAt > latest) latest = deletedAt;
    }
  }

  return {
    async among(ids) {
      if (performance.now() - readAt >= REFRESH_MS) {
        reading ??= read().finally(() => {
          reading = null;
        });
        await reading;
      }
      return new Set(ids.filter((id) => deleted.has(id)));
    },
    readAgain: () => {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
