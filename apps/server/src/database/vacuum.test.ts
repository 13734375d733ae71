import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type DatabaseHandle } from './create-database.ts';
import { deleteExpired } from './delete-expired.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'larder-vacuum-'));
let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await createDatabase({ url: null, dataDir });
});
afterAll(async () => {
  await handle.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Bytes of a table, its large values and its indexes. */
async function sizeOf(table: string): Promise<number> {
  const result: unknown = await handle.database.execute(sql`select pg_total_relation_size(${table}) as bytes`);
  return Number((result as { rows: { bytes: number }[] }).rows[0]?.bytes);
}

test('the space of expired rows is used for new ones', async () => {
  const now = new Date();
  const past = new Date(now.getTime() - 1_000).toISOString();
  const sizes: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    await handle.database.execute(sql`insert into limit_count (key, count, ends_at)
      select ${`round ${round} `} || n, 1, ${past}::timestamptz from generate_series(1, 3000) n`);
    await handle.database.execute(sql`insert into recipe (id, recipe, created_at, keep_until)
      select ${`r${round}-`} || n, jsonb_build_object('text', (select string_agg(md5(random()::text || n || part), '')
        from generate_series(1, 100) part)), ${past}::timestamptz, ${past}::timestamptz from generate_series(1, 200) n`);
    await deleteExpired(handle.database, now);
    await handle.vacuum();
    sizes.push((await sizeOf('limit_count')) + (await sizeOf('recipe')));
  }
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.at(-1)).toBeLessThan(2 * (sizes[1] ?? 0));
});
