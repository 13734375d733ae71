import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '../ai/test/search.ts';
import { createDatabase, type DatabaseHandle } from '../database/create-database.ts';
import { openBrowser, openSignedIn, type TestBrowser } from './browser.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type DatabaseGate, openDatabaseGate } from './database-gate.ts';
import { createPostgresDatabase } from './postgres-database.ts';

/** The connections that the server's pool has. */
const POOL_SIZE = 10;
/** Arbitrary, but used for nothing else. */
const HELD_LOCK = 4711;
const SLOW_QUERY_MS = 2_000;

let server: TestApp;
let handle: DatabaseHandle;
let gate: DatabaseGate;
let directUrl: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createPostgresDatabase();
  ({ drop, url: directUrl } = database);
  gate = await openDatabaseGate(new URL(directUrl));
  const url = new URL(directUrl);
  url.port = String(gate.port);
  handle = await createDatabase({ url: url.href, dataDir: '' });
  server = await createTestApp({ database: handle });
});
afterAll(async () => {
  await server.close();
  await handle.close();
  await gate.shut();
  await drop();
});

const SAVED = '/api/user/recipes/saved';
const save = (person: TestBrowser, recipeId: string) => person.send('POST', SAVED, { recipeId });
const savedBy = async (person: TestBrowser) => {
  const saved = (await person.get(SAVED)).json() as { id: string }[];
  return saved.map(({ id }) => id);
};

/** Makes the database accept no writes, as a standby does, or accept them again. */
async function setReadOnly(isOn: boolean): Promise<void> {
  const client = new pg.Client(directUrl);
  await client.connect();
  const name = client.escapeIdentifier(new URL(directUrl).pathname.slice(1));
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${name} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
  await client.end();
  // The setting is read by new connections.
  await gate.shut();
  await gate.open();
}

test('while the database accepts no writes, everything that reads is answered, and saves are refused until it does', async () => {
  const person = await openSignedIn(server);
  expect((await save(person, 'mojito')).statusCode).toBe(200);
  await setReadOnly(true);
  await expect.poll(async () => (await save(person, 'hummus')).statusCode).toBe(503);
  const refused = await save(person, 'hummus');
  expect([refused.statusCode, refused.json().error]).toEqual([503, 'UNAVAILABLE']);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await search(server.app, { ingredients: 'chicken, rice, leek' })).status).toBe(200);
  expect(await savedBy(person)).toEqual(['mojito']);
  expect((await person.get('/api/auth/me')).statusCode).toBe(200);
  expect((await openBrowser(server).get('/api/recipes/hummus')).statusCode).toBe(200);
  const login = { email: person.email, password: person.password };
  expect((await openBrowser(server).send('POST', '/api/auth/login', login)).statusCode).toBe(503);
  await setReadOnly(false);
  await expect.poll(async () => (await save(person, 'hummus')).statusCode).toBe(200);
  expect(await savedBy(person)).toEqual(['hummus', 'mojito']);
});

test('while each query takes two seconds, searches and saves are answered late, and what is saved is there once', async () => {
  const person = await openSignedIn(server);
  gate.delay(SLOW_QUERY_MS);
  const [found, opened, ...saves] = await Promise.all([
    search(server.app, { ingredients: 'lentils, spinach, cream' }),
    openBrowser(server).get('/api/recipes/mojito'),
    save(person, 'mojito'),
    save(person, 'hummus'),
  ]);
  gate.delay(0);
  expect([found.status, opened.statusCode]).toEqual([200, 200]);
  expect(found.answer.recipes.length).toBeGreaterThan(0);
  expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await savedBy(person)).toSorted()).toEqual(['hummus', 'mojito']);
});

test('while every connection is taken, searches are answered and saves are refused until one is free', async () => {
  const person = await openSignedIn(server);
  const holder = new pg.Client(directUrl);
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [HELD_LOCK]);
  const waitForLock = async () => handle.database.execute(sql`select pg_advisory_xact_lock(${HELD_LOCK})`);
  const waiting = Promise.all(Array.from({ length: POOL_SIZE }, waitForLock));
  const waitingCount = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await holder.query(waitingCount)).rows[0].count).toBe(POOL_SIZE);
  const [found, cookbook, health, saved] = await Promise.all([
    search(server.app, { ingredients: 'potatoes, leek, cream' }),
    openBrowser(server).get('/api/recipes/mojito'),
    openBrowser(server).get('/healthz'),
    save(person, 'mojito'),
  ]);
  expect([found.status, cookbook.statusCode, health.statusCode]).toEqual([200, 200, 200]);
  expect(found.answer.recipes.length).toBeGreaterThan(0);
  expect([saved.statusCode, saved.json().error]).toEqual([503, 'UNAVAILABLE']);
  await holder.end();
  await waiting;
  await expect.poll(async () => (await save(person, 'mojito')).statusCode).toBe(200);
  expect(await savedBy(person)).toEqual(['mojito']);
});
