import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn, type TestBrowser } from '../test/browser.ts';
import { createTestApp, type TestApp } from '../test/create-test-app.ts';
import { createCommandContext } from './command-context.ts';
import { runCommand } from './commands.ts';

const PASSWORD = 'correct horse battery';

describe('a command', () => {
  let server: TestApp;
  let person: TestBrowser;
  const mails: string[] = [];
  const run = (...args: string[]) =>
    runCommand(
      createCommandContext({
        database: server.database.database,
        secret: 'a secret that is good enough for tests',
        ai: null,
        mailer: { send: async (to) => void mails.push(to), forget: async () => {}, deleteOld: async () => {} },
        siteUrl: 'http://larder.test',
        erase: async () => {},
        clock: () => new Date(),
      }),
      args,
    );
  const me = async () => (await person.get('/api/auth/me')).statusCode;
  const signIn = async () => {
    person = openBrowser(server);
    return (await person.send('POST', '/api/auth/login', { email: 'ada@example.org', password: PASSWORD })).statusCode;
  };

  beforeAll(async () => {
    server = await createTestApp();
    person = await openSignedIn(server, { email: 'ada@example.org', password: PASSWORD });
  });
  afterAll(() => server.close());

  test('lists accounts by a part of the address, and no other', async () => {
    expect(await run('accounts', 'ADA@')).toEqual([expect.stringMatching(/^ada@example\.org, not verified, since/)]);
    expect(await run('accounts', 'a_a@')).toEqual(['There is no such account.']);
  });

  test('verifies an address and makes its account a developer, and takes that again', async () => {
    const isDeveloper = async () => (await person.get('/api/auth/me')).json().isDeveloper;
    const whereUnverified = await run('developer', 'Ada@example.org', 'on');
    expect(whereUnverified).toEqual(['Ada@example.org is a developer once its address is verified.']);
    expect(await isDeveloper()).toBe(false);
    await run('verify', 'ada@example.org');
    expect(await isDeveloper()).toBe(true);
    expect(await run('developer', 'ada@example.org', 'on')).toEqual(['ada@example.org is a developer.']);
    await run('developer', 'ada@example.org', 'off');
    expect(await isDeveloper()).toBe(false);
  });

  test('locks an account, which then is signed out and can not sign in until it is unlocked', async () => {
    await run('lock', 'ada@example.org');
    expect(await me()).toBe(401);
    expect(await signIn()).toBe(403);
    expect(await me()).toBe(401);
    await run('unlock', 'ada@example.org');
    expect(await signIn()).toBe(200);
  });

  test('signs an account out everywhere', async () => {
    expect(await me()).toBe(200);
    expect(await run('sign-out', 'ada@example.org')).toEqual(['1 session of ada@example.org ended.']);
    expect(await me()).toBe(401);
  });

  test('mails a reset link, and does not print it', async () => {
    const output = await run('reset-link', 'ada@example.org');
    expect(mails).toEqual(['ada@example.org']);
    expect(output.join()).not.toMatch(/http|token/);
  });

  test('deletes an account whose address is given twice', async () => {
    await expect(run('delete', 'ada@example.org', 'ada@example.com')).rejects.toThrow(/twice/);
    await run('delete', 'ada@example.org', 'ada@example.org');
    expect(await run('accounts')).toEqual(['There are no accounts yet.']);
  });

  test.each([
    [['lock', 'nobody@example.org'], /no account with the address nobody@example\.org/],
    [['lock'], /npm run admin -- lock <email>/],
    [['toString'], /no command "toString"[\s\S]*accounts \[text\]/],
    [[], /^npm run admin/],
  ])('%j is refused with a sentence', async (args, message) => {
    await expect((async () => run(...args))()).rejects.toThrow(message);
  });
});
