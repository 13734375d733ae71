import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { createTestApp, type TestApp } from '../test/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('calls from other sites', () => {
  const logout = (headers: Record<string, string>) =>
    openBrowser(server).send('POST', '/api/auth/logout', undefined, { headers });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('%j is refused', async (headers) => {
    const response = await logout(headers as unknown as Record<string, string>);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: 'FORBIDDEN' });
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [{}],
  ])('%j is answered', async (headers) => {
    expect((await logout(headers as unknown as Record<string, string>)).statusCode).toBe(200);
  });
});
