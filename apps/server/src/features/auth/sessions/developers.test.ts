import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openBrowser,
  openSignedIn,
  openVerified,
  requestResetToken,
  resetPasswordOf,
  type TestBrowser,
} from '../../../test/browser.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('developers', () => {
  const DEVELOPER = 'developer@example.org';
  const isDeveloper = async (person: Pick<TestBrowser, 'get'>) => (await person.get('/api/auth/me')).json().isDeveloper;
  const toDeveloper = (person: Pick<TestBrowser, 'send'>, password: string) =>
    person.send('PUT', '/api/user/email', { email: DEVELOPER, password });

  test('registering an address of DEVELOPER_EMAILS gives no rights, and a reset link of its owner ends that session', async () => {
    const squatter = await openSignedIn(server, { email: DEVELOPER });
    expect(await isDeveloper(squatter)).toBe(false);
    expect((await squatter.send('DELETE', '/api/recipes/mojito')).statusCode).toBe(403);
    await resetPasswordOf(server, DEVELOPER, 'the owner’s secret');
    expect((await squatter.get('/api/auth/me')).statusCode).toBe(401);
    const owner = openBrowser(server);
    const login = await owner.send('POST', '/api/auth/login', { email: DEVELOPER, password: 'the owner’s secret' });
    expect(login.json()).toMatchObject({ isDeveloper: true });
    expect(await isDeveloper(owner)).toBe(true);
    await owner.send('DELETE', '/api/user', { password: 'the owner’s secret' });
  });

  test('changing a verified address to one of DEVELOPER_EMAILS makes it unverified', async () => {
    const person = await openVerified(server, { email: 'ambitious@example.org' });
    expect((await toDeveloper(person, person.password)).json()).toMatchObject({ email: DEVELOPER, isDeveloper: false });
    expect(await isDeveloper(person)).toBe(false);
    await person.send('DELETE', '/api/user', { password: person.password });
  });

  test('a link used while the address is changed never verifies the new address', async () => {
    const person = await openSignedIn(server, { email: 'racing@example.org' });
    const token = await requestResetToken(server, person.email);
    const reset = openBrowser(server).send('POST', '/api/auth/reset-password', { token, password: person.password });
    await Promise.all([reset, toDeveloper(person, person.password)]);
    const after = openBrowser(server);
    for (const email of [DEVELOPER, person.email]) {
      await after.send('POST', '/api/auth/login', { email, password: person.password });
    }
    expect(await isDeveloper(after)).toBe(false);
    await after.send('DELETE', '/api/user', { password: person.password });
  });
});
