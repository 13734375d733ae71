import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/create-database.ts';
import { limitCounts } from '../database/schema.ts';

/** Uses in a window that ends at `endsAt`. */
export type Count = { count: number; endsAt: Date };

/**
 * Counts one use under `key` atomically; the first use after a window has ended begins the next. A window that ends
 * later than one that begins now was begun by a clock that was ahead, and counts as ended.
 */
export async function countUse(database: Database, key: string, now: Date, windowSeconds: number): Promise<Count> {
  const [row] = await addUses(database, [{ key, count: 1, windowSeconds }], now);
  return row ?? { count: 1, endsAt: endOf(now, windowSeconds) };
}

/**
 * Counts uses under several keys in one statement, and returns the counts of all processes. Ordered by key, so that two
 * processes wait for each other's row locks instead of deadlocking.
 */
export async function addUses(
  database: Database,
  uses: readonly { key: string; count: number; windowSeconds: number }[],
  now: Date,
): Promise<(Count & { key: string })[]> {
  if (uses.length === 0) return [];
  const sorted = uses.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sql.param(sorted.map(({ key }) => key));
  const counts = sql.param(sorted.map(({ count }) => count));
  const ends = sql.param(sorted.map(({ windowSeconds }) => endOf(now, windowSeconds).toISOString()));
  return (
    database
      .insert(limitCounts)
      // Three parameters, however many there are: thousands take the database and its driver long to read.
      .select(sql`select * from unnest(${keys}::text[], ${counts}::integer[], ${ends}::timestamptz[])`)
      .onConflictDoUpdate({
        target: limitCounts.key,
        set: {
          count: sql`case when ${hasEnded(now)} then excluded.count else ${limitCounts.count} + excluded.count end`,
          endsAt: sql`case when ${hasEnded(now)} then excluded.ends_at else ${limitCounts.endsAt} end`,
        },
      })
      .returning({ key: limitCounts.key, count: limitCounts.count, endsAt: limitCounts.endsAt })
  );
}

function hasEnded(now: Date): SQL {
  return sql`(${limitCounts.endsAt} <= ${now.toISOString()}::timestamptz or ${limitCounts.endsAt} > excluded.ends_at)`;
}

function endOf(now: Date, windowSeconds: number): Date {
  return new Date(now.getTime() + windowSeconds * 1000);
}
