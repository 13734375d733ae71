import { userSchema } from '@larder/contract/user/account';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openSignedIn } from '../../test/browser.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const login = (email: string, password: string) =>
  openBrowser(server).send('POST', '/api/auth/login', { email, password });

describe('the name', () => {
  test('is trimmed; absent names stay, empty ones are removed', async () => {
    const person = await openSignedIn(server, { firstName: 'Ada' });
    const put = (body: object) => person.send('PUT', '/api/user/profile', body);
    const response = await put({ lastName: ' Lovelace ' });
    expect(response.statusCode, response.body).toBe(200);
    expect(userSchema.strict().parse(response.json())).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    await put({ firstName: '' });
    expect((await person.get('/api/auth/me')).json()).toMatchObject({ firstName: null, lastName: 'Lovelace' });
  });

  test('other fields are not changed', async () => {
    const person = await openSignedIn(server);
    const { email, id } = person;
    const sent = { firstName: 'Eve', email: 'eve@example.org', id: 'other', isDeveloper: true, emailVerified: true };
    expect((await person.send('PUT', '/api/user/profile', sent)).json()).toMatchObject({ id, email });
    expect((await person.get('/api/auth/me')).json()).toMatchObject({
      id,
      email,
      firstName: 'Eve',
      isDeveloper: false,
    });
  });

  test('a name that is too long is 400, a guest 401', async () => {
    const long = { firstName: 'x'.repeat(101) };
    expect((await (await openSignedIn(server)).send('PUT', '/api/user/profile', long)).statusCode).toBe(400);
    expect((await openBrowser(server).send('PUT', '/api/user/profile', long)).statusCode).toBe(401);
  });
});

describe('the email', () => {
  const put = (person: Pick<Awaited<ReturnType<typeof openSignedIn>>, 'send'>, body: object) =>
    person.send('PUT', '/api/user/email', body);

  test('changes with the password, and the old address gets a mail', async () => {
    const person = await openSignedIn(server);
    const response = await put(person, { email: 'New@Example.org', password: person.password });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ email: 'new@example.org' });
    expect((await login('new@example.org', person.password)).statusCode).toBe(200);
    expect((await login(person.email, person.password)).statusCode).toBe(401);
    await expect
      .poll(() => server.mails.at(-1))
      .toMatchObject({
        to: person.email,
        subject: 'The email address of your Larder account was changed',
      });
  });

  test('a reset link sent to the old address is void', async () => {
    const person = await openSignedIn(server);
    const before = server.mails.length;
    await person.send('POST', '/api/auth/forgot-password', { email: person.email });
    await expect.poll(() => server.mails.length).toBe(before + 1);
    const token = /reset-password\/(\S+)/.exec(server.mails.at(-1)?.text ?? '')?.[1];
    await put(person, { email: 'moved@example.org', password: person.password });
    const response = await person.send('POST', '/api/auth/reset-password', { token, password: 'secret' });
    expect(response.statusCode).toBe(400);
  });

  test('a wrong password, a taken and an invalid address change nothing', async () => {
    const [person, other] = [await openSignedIn(server), await openSignedIn(server)];
    const { password } = person;
    const wrong = await put(person, { email: 'x@example.org', password: 'not the secret' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, 'WRONG_PASSWORD']);
    const taken = await put(person, { email: other.email.toUpperCase(), password });
    expect([taken.statusCode, taken.json().error]).toEqual([409, 'EMAIL_TAKEN']);
    const invalid = await put(person, { email: 'x', password });
    expect([invalid.statusCode, invalid.json().message]).toEqual([400, 'Please enter a valid email address']);
    const none = await put(person, { email: 'x@example.org', password: '' });
    expect(none.json().message).toBe('Current password is required');
    expect((await put(openBrowser(server), { email: 'x@example.org', password })).statusCode).toBe(401);
    expect((await person.get('/api/auth/me')).json().email).toBe(person.email);
  });
});

describe('the password', () => {
  const put = (person: Pick<Awaited<ReturnType<typeof openSignedIn>>, 'send'>, body: object) =>
    person.send('PUT', '/api/user/password', body);

  test('a change ends every other session but this one', async () => {
    const person = await openSignedIn(server);
    const elsewhere = openBrowser(server);
    await elsewhere.send('POST', '/api/auth/login', { email: person.email, password: person.password });
    expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(200);
    const response = await put(person, { currentPassword: person.password, newPassword: 'second secret' });
    expect(response.json()).toEqual({ success: true });
    expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401);
    expect((await person.get('/api/auth/me')).statusCode).toBe(200);
    expect((await login(person.email, person.password)).statusCode).toBe(401);
    expect((await login(person.email, 'second secret')).statusCode).toBe(200);
  });

  test.each([
    ['a wrong one', { currentPassword: 'not the secret', newPassword: 'second secret' }, 403, /not right/],
    ['none', { currentPassword: '', newPassword: 'second secret' }, 400, /^Current password is required$/],
    ['a new one of five', { currentPassword: 'first secret', newPassword: 'short' }, 400, /^New password must be/],
  ])('%s is refused', async (_what, body, status, sentence) => {
    const response = await put(await openSignedIn(server), body);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(sentence);
  });
});

describe('everything stored about me', () => {
  test('can be downloaded as one file without secrets', async () => {
    const person = await openSignedIn(server);
    const { id } = (await person.send('POST', '/api/recipes', { title: 'Mine', ingredients: ['salt'] })).json();
    await person.send('POST', '/api/user/recipes/ratings', { recipeId: 'mojito', rating: 4 });
    const response = await person.get('/api/user/export');
    expect(response.headers['content-disposition']).toContain('larder.json');
    expect(response.json()).toMatchObject({
      user: { email: person.email },
      savedRecipes: [{ recipeId: 'mojito' }],
      ratings: [{ recipeId: 'mojito', rating: 4 }],
      ownRecipes: [{ id }],
    });
    expect(response.body).not.toMatch(/argon2|"token"/);
    expect((await openBrowser(server).get('/api/user/export')).statusCode).toBe(401);
  });

  test('is deleted with the account, for which the password is required', async () => {
    const person = await openSignedIn(server);
    const shared = (await person.send('POST', '/api/recipes/share', { title: 'Mine', ingredients: ['salt'] })).json();
    await person.send('POST', '/api/user/recipes/ratings', { recipeId: 'mojito', rating: 4 });
    await person.send('POST', '/api/auth/forgot-password', { email: person.email });
    const remove = (password: string) => person.send('DELETE', '/api/user', { password });
    expect((await remove('not the secret')).statusCode).toBe(403);
    expect((await remove(person.password)).json()).toEqual({ success: true });
    expect(person.cookies.size).toBe(0);
    expect((await login(person.email, person.password)).statusCode).toBe(401);
    expect((await openBrowser(server).get(`/api/recipes/${shared.id}`)).statusCode).toBe(404);
    const left = (await server.database.database.execute(sql`
      select (select count(*) from saved_recipe where user_id = ${person.id})
        + (select count(*) from rating where user_id = ${person.id})
        + (select count(*) from own_recipe where user_id = ${person.id})
        + (select count(*) from session where user_id = ${person.id})
        + (select count(*) from credential where user_id = ${person.id})
        + (select count(*) from verification where value = ${person.id}) as rows`)) as unknown as {
      rows: { rows: unknown }[];
    };
    expect(Number(left.rows[0]?.rows)).toBe(0);
    expect((await openBrowser(server).send('DELETE', '/api/user', { password: 'x' })).statusCode).toBe(401);
  });
});
