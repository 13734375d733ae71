import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTables } from '../database/backup/backup-format.ts';
import type { Database, DatabaseHandle } from '../database/create-database.ts';
import { openBrowser, openSignedIn, openVerified, resetPasswordOf } from './browser.ts';
import { createTestApp, createTestDatabase, type TestApp } from './create-test-app.ts';

/**
 * Sharding by user, as far as one PostgreSQL can show it: each table of users' rows is divided by user into partitions,
 * which PostgreSQL refuses where a key or a unique index does not name the user.
 */
const PARTITIONS = 4;
const USER = 'user_id';
const OF_USERS = allTables()
  .map((table) => getTableConfig(table))
  .filter(({ columns }) => columns.some(({ name }) => name === USER))
  .map(({ name }) => name);

let database: DatabaseHandle;
let server: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  await divideByUser(database.database);
  server = await createTestApp({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function divideByUser(whole: Database): Promise<void> {
  const { rows: foreignKeys } = (await whole.execute(
    sql`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid::regclass::text in ${OF_USERS} order by oid`,
  )) as unknown as { rows: { table: string; name: string; definition: string }[] };
  const run = (statement: string) => whole.execute(sql.raw(statement));
  for (const table of OF_USERS) {
    await run(`alter table ${table} rename to whole_${table}`);
    await run(`create table ${table} (like whole_${table} including all) partition by hash (${USER})`);
    for (let n = 0; n < PARTITIONS; n += 1) {
      const values = `for values with (modulus ${PARTITIONS}, remainder ${n})`;
      await run(`create table ${table}_${n} partition of ${table} ${values}`);
    }
    await run(`drop table whole_${table} cascade`);
  }
  for (const { table, name, definition } of foreignKeys)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
}

async function countRows(table: string, userId: string): Promise<number> {
  const { rows } = (await database.database.execute(
    sql`select count(*)::integer as count from ${sql.identifier(table)} where user_id = ${userId}`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

test('the tables of users’ rows are those that docs/scale.md names', () => {
  expect(OF_USERS.toSorted()).toEqual([
    'credential',
    'image_feedback',
    'own_recipe',
    'preferences',
    'rating',
    'saved_recipe',
    'session',
  ]);
});

test('accounts, sessions and passwords work as before', async () => {
  const person = await openVerified(server, { email: 'divided@example.org' });
  const login = (password: string) =>
    openBrowser(server).send('POST', '/api/auth/login', { email: person.email, password });
  const change = { currentPassword: person.password, newPassword: 'second secret' };
  expect((await person.send('PUT', '/api/user/password', change)).statusCode).toBe(200);
  expect((await person.get('/api/auth/me')).json()).toMatchObject({ id: person.id });
  expect((await login(person.password)).statusCode).toBe(401);
  expect((await login('second secret')).statusCode).toBe(200);
  await resetPasswordOf(server, person.email, 'third secret');
  expect((await person.get('/api/auth/me')).statusCode).toBe(401);
  expect(await countRows('session', person.id)).toBe(0);
  const other = await openSignedIn(server);
  await other.send('POST', '/api/auth/logout');
  expect(await countRows('session', other.id)).toBe(0);
});

test('what a user saves, rates, sets and says of pictures is stored once, and deleted with the account', async () => {
  const person = await openSignedIn(server);
  const recipe = { title: 'Toast', ingredients: ['bread'] };
  const own = '1700000010000';
  const { imageUrl } = (await person.get('/api/recipes/mojito')).json();
  const preferences = { language: 'fr', measurementSystem: 'metric', excludedAllergens: ['Nuts'], dietTypes: [] };
  const feedback = { recipeId: 'mojito', recipeTitle: '', imageUrl, isAccurate: false, feedbackText: 'in a mug' };
  const calls: [string, object][] = [
    ['/api/user/recipes/saved', { recipeId: own, recipe }],
    ['/api/user/recipes/saved', { recipeId: 'mojito' }],
    ['/api/user/recipes/ratings', { recipeId: 'mojito', rating: 4 }],
    ['/api/preferences', preferences],
  ];
  for (const [path, body] of [...calls, ...calls])
    expect([path, (await person.send('POST', path, body)).statusCode]).toEqual([path, 200]);
  expect((await person.send('POST', '/api/recipes/image-feedback', feedback)).statusCode).toBe(200);

  expect((await person.get('/api/user/recipes/saved')).json()).toHaveLength(2);
  expect((await person.get('/api/preferences')).json()).toMatchObject({ language: 'fr' });
  expect((await person.get('/api/recipes/mojito')).json().imageUrl).toContain('.mug.');
  const rows = async () =>
    Object.fromEntries(await Promise.all(OF_USERS.map(async (table) => [table, await countRows(table, person.id)])));
  expect(await rows()).toEqual({
    credential: 1,
    image_feedback: 1,
    own_recipe: 1,
    preferences: 1,
    rating: 1,
    saved_recipe: 2,
    session: 1,
  });
  expect((await person.send('DELETE', '/api/user', { password: person.password })).statusCode).toBe(200);
  expect(new Set(Object.values(await rows()))).toEqual(new Set([0]));
});
