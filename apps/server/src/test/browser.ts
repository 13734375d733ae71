import { strict as assert } from 'node:assert';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { vi } from 'vitest';
import type { TestApp } from './create-test-app.ts';

/** A client of the server under test that keeps cookies and has an IP address of its own. */
export type TestBrowser = {
  cookies: Map<string, string>;
  get: (url: string) => Promise<Response>;
  send: (
    method: 'POST' | 'PUT' | 'DELETE' | 'GET',
    url: string,
    body?: unknown,
    options?: InjectOptions,
  ) => Promise<Response>;
};

let addresses = 0;

export function openBrowser({ app }: Pick<TestApp, 'app'>): TestBrowser {
  addresses += 1;
  const remoteAddress = `10.0.${addresses >> 8}.${addresses & 255}`;
  const cookies = new Map<string, string>();
  const send: TestBrowser['send'] = async (method, url, body, options = {}) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress,
      ...(body === undefined ? {} : { payload: body as object }),
      ...options,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...options.headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return { cookies, send, get: (url) => send('GET', url) };
}

/** Requests a reset mail and returns the token in its link. */
export async function requestResetToken(server: Pick<TestApp, 'app' | 'mails'>, email: string): Promise<string> {
  const before = server.mails.length;
  await openBrowser(server).send('POST', '/api/auth/forgot-password', { email });
  const newest = () => server.mails.slice(before).find(({ to }) => to === email);
  await vi.waitFor(() => assert(newest()), { timeout: 30_000 });
  return /reset-password\/(\S+)/.exec(newest()?.text ?? '')?.[1] ?? '';
}

/** Requests a reset mail and uses its link, as the owner of the address does. */
export async function resetPasswordOf(
  server: Pick<TestApp, 'app' | 'mails'>,
  email: string,
  password: string,
): Promise<void> {
  const token = await requestResetToken(server, email);
  const response = await openBrowser(server).send('POST', '/api/auth/reset-password', { token, password });
  if (response.statusCode !== 200) throw new Error(`reset: ${response.body}`);
}

/** A browser signed in to a new account with a verified address. */
export async function openVerified(server: Pick<TestApp, 'app' | 'mails'>, account: { email: string }) {
  const person = await openSignedIn(server, account);
  await resetPasswordOf(server, person.email, person.password);
  await person.send('POST', '/api/auth/login', { email: person.email, password: person.password });
  return person;
}

let people = 0;

/** A browser signed in to a new account. */
export async function openSignedIn(
  server: Pick<TestApp, 'app'>,
  account: { email?: string; password?: string; firstName?: string } = {},
): Promise<TestBrowser & { email: string; password: string; id: string }> {
  people += 1;
  const browser = openBrowser(server);
  const credentials = { email: `person-${people}@example.org`, password: 'first secret', ...account };
  const response = await browser.send('POST', '/api/auth/register', credentials);
  if (response.statusCode !== 201) throw new Error(`registration: ${response.body}`);
  return { ...browser, ...credentials, id: response.json().id };
}
