import { sql } from 'drizzle-orm';
import type { Database } from './create-database.ts';
import { limitCounts } from './schema.ts';

/** Counts one more use under `key`, in one statement: a stretch of `seconds` begins with the first after the last. */
export async function countUse(
  database: Database,
  key: string,
  now: Date,
  seconds: number,
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${limitCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await database
    .insert(limitCounts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitCounts.endsAt} end`,
      },
    })
    .returning({ count: limitCounts.count, endsAt: limitCounts.endsAt });
  return row ?? { count: 1, endsAt };
}
