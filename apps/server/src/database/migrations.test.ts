import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterEach, expect, test } from 'vitest';
import { MIGRATIONS } from './create-database.ts';
import { olderMigrations } from './older-migrations.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A database as the version with the first `count` migrations left it. */
async function databaseOfVersion(count: number) {
  const older = olderMigrations(count);
  cleanups.push(older.remove);
  const client = await PGlite.create();
  cleanups.push(() => client.close());
  const database = drizzle(client);
  await migrate(database, older);
  return database;
}

test('stored recipes whose source is "chef" become the composer’s, and others keep their source', async () => {
  const database = await databaseOfVersion(2);
  await database.execute(
    sql`insert into "user" values ('ada', 'ada@example.org', false, '', null, null, null, false, now(), now())`,
  );
  const recipe = (source: string) => JSON.stringify({ source, title: { en: 'Soup' } });
  for (const source of ['chef', 'cookbook', 'user']) {
    await database.execute(sql`insert into recipe values (${source}, ${recipe(source)}::jsonb, now(), now())`);
    await database.execute(sql`insert into own_recipe values ('ada', ${source}, ${recipe(source)}::jsonb, now())`);
  }

  await migrate(database, MIGRATIONS);

  for (const table of ['recipe', 'own_recipe']) {
    const { rows } = await database.execute(
      sql`select id, recipe->>'source' as source, recipe->'title'->>'en' as title from ${sql.identifier(table)} order by id`,
    );
    expect(rows).toEqual([
      { id: 'chef', source: 'composer', title: 'Soup' },
      { id: 'cookbook', source: 'cookbook', title: 'Soup' },
      { id: 'user', source: 'user', title: 'Soup' },
    ]);
  }
});

test('stored own recipes get their size', async () => {
  const database = await databaseOfVersion(3);
  await database.execute(
    sql`insert into "user" values ('ada', 'ada@example.org', false, '', null, null, null, false, now(), now())`,
  );
  const recipe = JSON.stringify({ title: { en: 'Crème' } });
  await database.execute(sql`insert into own_recipe values ('ada', 'one', ${recipe}::jsonb, now())`);

  await migrate(database, MIGRATIONS);

  const { rows } = await database.execute<{ bytes: number }>(sql`select bytes from own_recipe`);
  expect(rows[0]?.bytes).toBeGreaterThanOrEqual(Buffer.byteLength(recipe));
});

test('sessions refer to the password, else to the provider, that they were started with', async () => {
  const database = await databaseOfVersion(4);
  for (const [user, provider] of [
    ['ada', 'credential'],
    ['grace', 'oidc'],
    ['nobody', null],
  ] as const) {
    await database.execute(
      sql`insert into "user" values (${user}, ${`${user}@example.org`}, false, '', null, null, null, false, now(), now())`,
    );
    await database.execute(
      sql`insert into session values (${`of ${user}`}, ${user}, ${user}, now() + interval '1 day', now(), now())`,
    );
    if (provider === null) continue;
    await database.execute(
      sql`insert into credential values (${`${provider} of ${user}`}, ${user}, ${provider}, ${user}, null, now(), now())`,
    );
  }

  await migrate(database, MIGRATIONS);

  const { rows } = await database.execute(sql`select id, credential_id, credential_version from session order by id`);
  expect(rows).toEqual([
    { id: 'of ada', credential_id: 'credential of ada', credential_version: 0 },
    { id: 'of grace', credential_id: 'oidc of grace', credential_version: 0 },
  ]);
});
