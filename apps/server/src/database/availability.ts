import { isDatabaseUnavailable, isReadOnly } from '../errors/database-errors.ts';

/** Whether the database can be reached, as far as the last queries tell. */
export type Availability = {
  /**
   * Runs a query that a request can do without. The result of `otherwise` takes its place where the database can't be
   * reached or can't write; after it could not be reached no query is tried for a moment, so that nobody waits for each.
   * @throws what the query throws for other reasons
   */
  attempt: <T>(query: () => Promise<T>, otherwise: () => T) => Promise<T>;
};

const PAUSE_MS = 2_000;

export function createAvailability(): Availability {
  /** By the monotonic clock, in milliseconds. */
  let awayUntil = Number.NEGATIVE_INFINITY;
  return {
    async attempt(query, otherwise) {
      if (performance.now() < awayUntil) return otherwise();
      try {
        return await query();
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        if (!isReadOnly(error)) awayUntil = performance.now() + PAUSE_MS;
        return otherwise();
      }
    },
  };
}
