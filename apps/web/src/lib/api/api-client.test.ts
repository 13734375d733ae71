import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { callApi, fillPath } from './api-client.ts';
import { ApiError } from './api-error.ts';

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('a response that is not OK becomes an error whose message is the status, a colon and the text', async () => {
  const body = { error: 'NOT_FOUND', message: 'No such recipe' };
  fakeServer({ 'GET /api/recipes/1': () => ({ status: 404, body }) });
  const error = await failureOf(callApi('/api/recipes/1'));
  expect(error.message).toBe(`404: ${JSON.stringify(body)}`);
  expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND', sentence: 'No such recipe' });
});

test('without a text the status text is used', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  expect((await failureOf(callApi('/api/x'))).message).toBe('502: Bad Gateway');
});

test('a code that is not in the contract is ignored', async () => {
  fakeServer({ 'GET /x': () => ({ status: 500, body: { error: 'toString', message: 7 } }) });
  expect(await failureOf(callApi('/x'))).toMatchObject({ code: null, sentence: null });
});

test('the retry-after header is read in seconds', async () => {
  fakeServer({ 'GET /x': () => ({ status: 429, headers: { 'retry-after': '30' } }) });
  expect((await failureOf(callApi('/x'))).retryAfter).toBe(30);
});

test('an unreachable server is an error with status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(callApi('/x'))).toMatchObject({ status: 0, message: '0: Failed to fetch' });
});

test('an aborted call ends with the reason it was aborted for', async () => {
  fakeServer({ 'GET /x': () => new Promise(() => {}) });
  const reason = new Error('enough');
  await expect(callApi('/x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('every call sends cookies, and a payload as JSON', async () => {
  const inits: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    inits.push(init);
    return new Response('{}');
  });
  await callApi('/x');
  await callApi('/x', { method: 'POST', json: { rating: 4 } });
  expect(inits.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  expect(inits.map(({ headers }) => new Headers(headers).get('content-type'))).toEqual([null, 'application/json']);
  expect(inits.map(({ body }) => body)).toEqual([null, '{"rating":4}']);
});

test('a query leaves out what is not given', async () => {
  const server = fakeServer({ 'GET /x': () => ({ body: [] }) });
  await callApi('/x', { query: { language: 'es', category: undefined } });
  expect(server.calls('GET /x')[0]?.url.search).toBe('?language=es');
});

test('parts of a path are filled in, and never break out of it', () => {
  expect(fillPath('/api/recipes/:id', { id: 'a/b?c' })).toBe('/api/recipes/a%2Fb%3Fc');
});
