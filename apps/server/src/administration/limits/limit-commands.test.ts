import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API } from '@larder/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AiSettings } from '../../ai/settings.ts';
import { type ModelServer, startModelServer } from '../../ai/test/model-server.ts';
import { search } from '../../ai/test/search.ts';
import { credentials, sessions } from '../../database/schema.ts';
import { openBrowser, openSignedIn, type TestBrowser } from '../../test/browser.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../test/create-test-app.ts';
import { createCommandContext } from '../command-context.ts';
import { runCommand } from '../commands.ts';
import { EVERY_LIMIT } from './every-limit.ts';

const SECRET = 'a secret that only these tests know of';
const API_KEY = 'key-of-the-model-provider';
const EMAIL = 'ada@example.org';
const ADDRESS = '198.51.100.9';
/** One moment for server and commands, so that no window or day ends between two calls. */
const NOW = new Date();
const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

let model: ModelServer;
let server: TestApp;
let person: TestBrowser;
let settings: AiSettings;

beforeAll(async () => {
  model = await startModelServer();
  settings = model.settings({ apiKey: API_KEY, dailyTokens: { server: 1_000_000, user: 100_000, address: 100_000 } });
  server = await createTestApp({ secret: SECRET, clock: () => NOW, config: { ...TEST_CONFIG, ai: settings } });
  person = await openSignedIn(server, { email: EMAIL });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const runWith = async (ai: AiSettings | null, args: string[]) => {
  const context = createCommandContext({
    database: server.database.database,
    secret: SECRET,
    ai,
    mailer: { send: async () => {}, forget: async () => {}, deleteOld: async () => {} },
    siteUrl: 'http://larder.test',
    erase: async () => {},
    clock: () => NOW,
  });
  return runCommand(context, args);
};
const run = (...args: string[]) => runWith(settings, args);

async function guessPassword(): Promise<void> {
  const guess = { email: EMAIL, password: 'a wrong password' };
  const { statusCode } = await openBrowser(server).send('POST', '/api/auth/login', guess, { remoteAddress: ADDRESS });
  expect(statusCode).toBe(401);
}

test('every rate limit of the server is listed with what it allows', async () => {
  const sources = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'));
  const names = sources.flatMap((file) =>
    [...readFileSync(`${SOURCES}${file}`, 'utf8').matchAll(/: RateLimit = \{\s+name: '([^']+)'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(EVERY_LIMIT.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const lines = await run('limits');
  expect(lines).toContain('sign-in by account: 100 in 15 min');
  expect(lines).toContain('generated images: 0 of 100 in 24 h');
  for (const name of names) expect(lines.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
});

test('the uses by an account and by a client address are shown with the end of their window', async () => {
  await guessPassword();
  await guessPassword();
  const both = await run('limits', EMAIL.toUpperCase(), ADDRESS);
  for (const name of ['sign-in by account', 'sign-in by account and address', 'sign-in by address']) {
    expect(both).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}: 2 of \\d+ in 15 min, until \\d{4}-.*UTC$`)),
    );
  }
  expect(await run('limits', EMAIL, '198.51.100.10')).toContain('sign-in by address: 0 of 60 in 15 min');
  expect((await run('limits', ADDRESS)).join('\n')).not.toContain('by account');
});

test('the uses that are counted under the id of an account are found by its email', async () => {
  expect((await person.get(API.exportUser)).statusCode).toBe(200);
  expect(await run('limits', EMAIL)).toContainEqual(expect.stringMatching(/^export by account: 1 of 10 in 1 h, until/));
});

test('the quotas of an account are shown', async () => {
  const lines = await run('limits', EMAIL);
  expect(lines).toContain('own recipes stored: 0 of 2,000, 0.0 of 16.0 MB');
  expect(lines).toContain('feedback on pictures stored: 0 of 2,000');
});

test('the tokens that a search used are shown for the server and for the client', async () => {
  expect(await run('budgets', ADDRESS)).toEqual([
    'everyone together: 0 of 1,000,000 tokens today (UTC)',
    `${ADDRESS}: 0 of 100,000 tokens today (UTC)`,
  ]);
  await search(server.app, { ingredients: 'rice, tomatoes, onion' }, ADDRESS);
  const lines = await run('budgets', ADDRESS, EMAIL);
  expect(lines[0]).toMatch(/^everyone together: [1-9][\d,]* of 1,000,000 tokens today \(UTC\)$/);
  expect(lines[1]).toBe(`${EMAIL}: 0 of 100,000 tokens today (UTC)`);
  expect(lines[2]?.replace(ADDRESS, 'everyone together').replace('100,000', '1,000,000')).toBe(lines[0]);
  expect(await run('budgets')).toContain('each account, each address: 100,000 tokens a day');
});

test('without a language model, or without a limit of its tokens, the command says so', async () => {
  expect(await runWith(null, ['budgets'])).toEqual([expect.stringContaining('No language model is configured')]);
  const unlimited = {
    server: Number.POSITIVE_INFINITY,
    user: Number.POSITIVE_INFINITY,
    address: Number.POSITIVE_INFINITY,
  };
  const lines = await runWith({ ...settings, dailyTokens: unlimited }, ['budgets']);
  expect(lines).toEqual([expect.stringContaining('AI_DAILY_BUDGET_TOKENS is unlimited')]);
});

test.each([['limits'], ['budgets']])('"%s" of what is neither an email nor an address is refused', async (command) => {
  await expect(run(command, 'ada')).rejects.toThrow(/email.*IP address/);
  await expect(run(command, ADDRESS, ADDRESS)).rejects.toThrow(/email.*IP address/);
});

test('no command prints a password hash, a token, a key or the secret of the server', async () => {
  const { database } = server.database;
  const [credential] = await database.select().from(credentials);
  const [session] = await database.select().from(sessions);
  const printed = [
    await run('accounts'),
    await run('limits'),
    await run('limits', EMAIL, ADDRESS),
    await run('budgets', EMAIL, ADDRESS),
    await run('verify', EMAIL),
    await run('developer', EMAIL, 'on'),
    await run('reset-link', EMAIL),
    await run('pictures'),
    await run('prune'),
    await run('lock', EMAIL),
    await run('unlock', EMAIL),
    await run('sign-out', EMAIL),
    await run('delete', EMAIL, EMAIL),
  ].flat();
  expect(printed.length).toBeGreaterThan(30);
  for (const secret of [credential?.password, credential?.id, session?.token, session?.id, SECRET, API_KEY]) {
    expect(secret).toBeTruthy();
    expect(printed.join('\n')).not.toContain(secret);
  }
  expect(printed.join('\n')).not.toMatch(/reset-password|token=/);
});
