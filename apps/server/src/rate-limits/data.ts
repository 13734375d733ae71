import { sql } from 'drizzle-orm';
import type { Database } from '../database/create-database.ts';
import { limitCounts } from '../database/schema.ts';

/**
 * Counts one use under `key` atomically; the first use after a window has ended begins the next. A window that ends
 * later than one that begins now was begun by a clock that was ahead, and counts as ended.
 */
export async function countUse(
  database: Database,
  key: string,
  now: Date,
  windowSeconds: number,
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowSeconds * 1000);
  const hasEnded = sql`(${limitCounts.endsAt} <= ${now.toISOString()}::timestamptz or ${limitCounts.endsAt} > excluded.ends_at)`;
  const [row] = await database
    .insert(limitCounts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${hasEnded} then 1 else ${limitCounts.count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${limitCounts.endsAt} end`,
      },
    })
    .returning({ count: limitCounts.count, endsAt: limitCounts.endsAt });
  return row ?? { count: 1, endsAt };
}
