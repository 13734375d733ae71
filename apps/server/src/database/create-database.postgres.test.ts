import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPostgresDatabase } from '../test/postgres-database.ts';
import { createDatabase } from './create-database.ts';

test('several processes that start at once migrate the database once', async () => {
  const { url, drop } = await createPostgresDatabase();
  const handles = await Promise.all(Array.from({ length: 4 }, () => createDatabase({ url, dataDir: '' })));
  await handles[0]?.database.execute(sql`insert into recipe values ('one', '{}', now(), now())`);
  for (const { database } of handles) {
    expect(await database.query.recipes.findMany({ columns: { id: true } })).toEqual([{ id: 'one' }]);
  }
  await Promise.all(handles.map(({ close }) => close()));
  await drop();
});

test('fails with the cause when nothing listens at the address', async () => {
  await expect(createDatabase({ url: 'postgres://127.0.0.1:1/nothing', dataDir: '' })).rejects.toThrow(/ECONNREFUSED/);
});
