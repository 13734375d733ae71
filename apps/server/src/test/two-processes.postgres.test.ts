import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresDatabase } from './postgres-database.ts';
import { type RunningServer, startServer } from './run-server.ts';

let drop: () => Promise<void>;
let servers: RunningServer[];
beforeAll(async () => {
  const database = await createPostgresDatabase();
  drop = database.drop;
  servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: database.url, DATA_DIR: '/nowhere' })));
});
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    await ended;
  }
  await drop();
});

let cookie = '';
async function call(which: 0 | 1, method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${servers[which]?.url}${path}`, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const [set] = response.headers.getSetCookie();
  if (set) cookie = set.split(';')[0] ?? '';
  return response;
}

test('a session is valid in both, and ends in both', async () => {
  const account = { email: 'ada@example.org', password: 'secret' };
  expect((await call(0, 'POST', '/api/auth/register', account)).status).toBe(201);
  expect((await call(1, 'GET', '/api/auth/me')).status).toBe(200);
  const kept = cookie;
  await call(1, 'POST', '/api/auth/logout');
  cookie = kept;
  expect((await call(0, 'GET', '/api/auth/me')).status).toBe(401);
  await call(1, 'POST', '/api/auth/login', account);
});

test('the same save and rating sent to both at once is stored once', async () => {
  const both = (path: string, body: object) => Promise.all([call(0, 'POST', path, body), call(1, 'POST', path, body)]);
  const recipe = { title: 'Toast', ingredients: ['bread'] };
  const answers = [
    ...(await both('/api/user/recipes/saved', { recipeId: '1700000010000', recipe })),
    ...(await both('/api/user/recipes/ratings', { recipeId: '1700000010000', rating: 4 })),
    ...(await both('/api/user/recipes/saved', { recipeId: 'mojito' })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const which of [0, 1] as const) {
    const saved = (await (await call(which, 'GET', '/api/user/recipes/saved')).json()) as { id: string }[];
    expect(saved.map(({ id }) => id).toSorted()).toEqual(['1700000010000', 'mojito']);
  }
});

test('a rate limit counts over both', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const guess = { email: 'target@example.org', password: `guess ${n}` };
    statuses.push((await call(n % 2 === 0 ? 0 : 1, 'POST', '/api/auth/login', guess)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});
