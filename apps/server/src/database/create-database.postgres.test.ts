import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../errors/database-errors.ts';
import { createPostgresDatabase, endConnections } from '../test/postgres-database.ts';
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

test('a connection that is lost in a transaction rolls it back and fails that one alone, as unavailable', async () => {
  const { url, drop } = await createPostgresDatabase();
  const { database, close } = await createDatabase({ url, dataDir: '' });
  const whileQuerying = database.transaction(async (transaction) => {
    await transaction.execute(sql`insert into recipe values ('one', '{}', now(), now())`);
    await Promise.all([transaction.execute(sql`select pg_sleep(600)`), endConnections(url)]);
  });
  await expect(whileQuerying).rejects.toSatisfy(isDatabaseUnavailable);
  const betweenQueries = database.transaction(async (transaction) => {
    await transaction.execute(sql`insert into recipe values ('two', '{}', now(), now())`);
    await endConnections(url);
    // The end of the connection is noticed here at the latest; after it, the driver refuses every query.
    await transaction.execute(sql`select 1`).catch(() => {});
    await transaction.execute(sql`select 1`);
  });
  await expect(betweenQueries).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await database.query.recipes.findMany({ columns: { id: true } })).toEqual([]);
  await close();
  await drop();
});
