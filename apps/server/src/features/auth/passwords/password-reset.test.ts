import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn, requestResetToken } from '../../../test/browser.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('a forgotten password', () => {
  test('a link is mailed that works once and ends every session', async () => {
    const person = await openSignedIn(server);
    const token = await requestResetToken(server, person.email);
    expect(server.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Reset your Larder password' });
    expect(server.mails.at(-1)?.html).toContain(`http://larder.test/reset-password/${token}`);
    const reset = (password: string) =>
      openBrowser(server).send('POST', '/api/auth/reset-password', { token, password });
    const answers = await Promise.all([reset('second secret'), reset('third secret')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await reset('fourth secret')).json()).toEqual({
      error: 'BAD_REQUEST',
      message: 'The reset link may have expired. Please try again.',
    });
    expect((await person.get('/api/auth/me')).statusCode).toBe(401);
    const login = (password: string) =>
      openBrowser(server).send('POST', '/api/auth/login', { email: person.email, password });
    const kept = answers[0]?.statusCode === 200 ? 'second secret' : 'third secret';
    expect((await login(kept)).statusCode).toBe(200);
    expect((await login(person.password)).statusCode).toBe(401);
  });

  test('the token is stored hashed and expires after an hour', async () => {
    const { email, id } = await openSignedIn(server);
    const token = await requestResetToken(server, email);
    const { rows } = (await server.database.database.execute(
      sql`select identifier, expires_at - created_at as life from verification where value = ${id}`,
    )) as unknown as { rows: { identifier: string }[] };
    expect(rows).toHaveLength(1);
    expect(rows[0]?.identifier).not.toContain(token);
    await server.database.database.execute(
      sql`update verification set expires_at = expires_at - interval '1 hour' where value = ${id}`,
    );
    const response = await openBrowser(server).send('POST', '/api/auth/reset-password', { token, password: 'secret' });
    expect(response.statusCode).toBe(400);
  });

  test('the response is the same for an unknown address, to which nothing is sent', async () => {
    const { email } = await openSignedIn(server);
    const forgot = (address: string) =>
      openBrowser(server).send('POST', '/api/auth/forgot-password', { email: address });
    const before = server.mails.length;
    const [known, unknown] = [await forgot(email), await forgot('stranger@example.org')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await expect.poll(() => server.mails.length).toBe(before + 1);
  });

  test("the mail is in the account's language, else in the browser's", async () => {
    const person = await openSignedIn(server);
    const forgot = () =>
      person.send(
        'POST',
        '/api/auth/forgot-password',
        { email: person.email },
        { headers: { 'accept-language': 'fr' } },
      );
    const before = server.mails.length;
    await forgot();
    await expect.poll(() => server.mails[before]?.subject).toMatch(/Réinitialisez/);
    const preferences = { language: 'es', measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] };
    await person.send('POST', '/api/preferences', preferences);
    await forgot();
    await expect.poll(() => server.mails[before + 1]?.subject).toMatch(/Restablece/);
  });

  test('the link does not depend on the Host header', async () => {
    const { email } = await openSignedIn(server);
    const before = server.mails.length;
    await openBrowser(server).send(
      'POST',
      '/api/auth/forgot-password',
      { email },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    await expect.poll(() => server.mails.length).toBe(before + 1);
    expect(JSON.stringify(server.mails.at(-1))).not.toContain('evil.example');
  });

  test.each([
    ['a token that is none', { token: 'x', password: 'secret' }, 400],
    ['no token', { password: 'secret' }, 400],
    ['a password of five', { token: 'x', password: 'short' }, 400],
  ])('%s is refused', async (_what, body, status) => {
    expect((await openBrowser(server).send('POST', '/api/auth/reset-password', body)).statusCode).toBe(status);
  });
});
