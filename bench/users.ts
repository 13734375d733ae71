import { readFileSync } from 'node:fs';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createSeededRandom } from '@larder/text/seeded-random';
import { execute } from '../apps/server/src/test/postgres-database.ts';
import { startServer } from '../apps/server/src/test/run-server.ts';
import { startPostgres } from '../scripts/test-environment/postgres.mjs';
import { clientAddress, timed } from './support/client.ts';
import { percentile, type Row } from './support/table.ts';

const SAVED = 100;
const RATED = 20;
const VISITS = 300;
/** Of visits: counting popular recipes takes seconds where there are many users. */
const POPULAR_EVERY = 30;
const PASSWORD = 'a long secret';
/** A prime, so that users save different recipes. */
const STRIDE = 7_919;
const SEED = 100;

type Visits = { url: string; times: Map<string, number[]>; recipes: readonly string[] };
type Request = { method?: string; body?: object; cookie?: string };

/**
 * Calls by random ones of `users` accounts with 100 saved recipes and 20 ratings each: one server process on a PostgreSQL
 * that does not wait for its disk, one call at a time. A million users take 20 GB.
 */
export async function benchUsers(users: number): Promise<Row[]> {
  const recipes = loadCookbook(readFileSync('dist/cookbook.json', 'utf8')).map(({ id }) => id);
  const postgres = await startPostgres();
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: '/nowhere',
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
  });
  try {
    const visits: Visits = { url: server.url, times: new Map(), recipes };
    await send(visits, '/api/auth/register', { body: { email: 'first@example.org', password: PASSWORD } });
    for (const statement of creating(users, recipes)) await execute(postgres.url, statement);
    const random = createSeededRandom(SEED);
    for (let n = 0; n < VISITS; n += 1) await visit(visits, 1 + Math.floor(random() * users), n);
    return [...visits.times].flatMap(([name, times]): Row[] => [
      { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms' },
    ]);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
  }
}

/** Statements that create the accounts, with the password of the one there is, and their rows. */
function creating(users: number, recipes: readonly string[]): string[] {
  const accounts = `generate_series(1, ${users}) n`;
  const ofUsers = (count: number) =>
    `generate_series(1, ${users}) u cross join generate_series(0, ${count - 1}) k
     join bench_recipe r on r.n = (u::bigint * ${STRIDE} + k * 13) % ${recipes.length}`;
  const table = (name: string, columns: string, count: number): string[] => [
    `alter table ${name} disable trigger all`,
    `alter table ${name} drop constraint ${name}_user_id_recipe_id_pk`,
    `drop index ${name}_recipe`,
    `insert into ${name} select md5(u::text), r.id, ${columns} from ${ofUsers(count)}`,
    `alter table ${name} add constraint ${name}_user_id_recipe_id_pk primary key (user_id, recipe_id)`,
    `create index ${name}_recipe on ${name} (recipe_id)`,
    `alter table ${name} enable trigger all`,
  ];
  return [
    `create table bench_recipe as select n - 1 as n, id from unnest('{${recipes.join(',')}}'::text[]) with ordinality each(id, n)`,
    `insert into "user" (id, email, name, created_at, updated_at)
     select md5(n::text), 'user' || n || '@example.org', '', now(), now() from ${accounts}`,
    `insert into credential (id, user_id, provider_id, account_id, password, created_at, updated_at)
     select md5('c' || n), md5(n::text), provider_id, md5(n::text), password, now(), now()
     from ${accounts} cross join (select provider_id, password from credential limit 1) first`,
    ...table('saved_recipe', 'now()', SAVED),
    ...table('rating', '1 + (u + k) % 5, now()', RATED),
    'vacuum analyze',
  ];
}

async function visit(visits: Visits, user: number, n: number): Promise<void> {
  const credentials = { email: `user${user}@example.org`, password: PASSWORD };
  const signedIn = await measured(visits, 'sign-in', '/api/auth/login', { body: credentials });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const recipeId = visits.recipes[(n * STRIDE) % visits.recipes.length] ?? '';
  const saved = '/api/user/recipes/saved';
  await measured(visits, 'who is signed in', '/api/auth/me', { cookie });
  await measured(visits, 'preferences', '/api/preferences', { cookie });
  await measured(visits, 'list of saved recipes', saved, { cookie });
  await measured(visits, 'number of saved recipes', `${saved}/count`, { cookie });
  await measured(visits, 'save', saved, { cookie, body: { recipeId } });
  await measured(visits, 'rate', '/api/user/recipes/ratings', { cookie, body: { recipeId, rating: 5 } });
  await measured(visits, 'remove', `${saved}/${recipeId}`, { cookie, method: 'DELETE' });
  await measured(visits, 'recipe', `/api/recipes/${recipeId}`, { cookie });
  await measured(visits, 'recipe page', `/recipe/${recipeId}`, {});
  if (n % POPULAR_EVERY === 0) await measured(visits, 'popular recipes', '/api/recipes/popular', {});
}

async function measured(visits: Visits, name: string, path: string, request: Request): Promise<Response> {
  const { ms, result } = await timed(() => send(visits, path, request));
  const times = visits.times.get(name) ?? [];
  times.push(ms);
  visits.times.set(name, times);
  return result;
}

let calls = 0;

/** @throws if the answer is not a success. */
async function send({ url }: Visits, path: string, { method, body, cookie = '' }: Request): Promise<Response> {
  calls += 1;
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { ...clientAddress(calls), cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} got ${response.status}: ${text.slice(0, 200)}`);
  return response;
}
