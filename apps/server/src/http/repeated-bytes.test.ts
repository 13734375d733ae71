import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/create-test-app.ts';
import { createRepeatedBytes } from './repeated-bytes.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const form = '--b\r\ncontent-disposition: form-data; name="ingredients"\r\n\r\nrice, egg, leek\r\n--b--\r\n';
const calls = {
  'the answer of a search': {
    method: 'POST',
    url: '/api/analyze',
    payload: form,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  },
  'the API’s description': { method: 'GET', url: '/api/openapi.json', headers: {} },
} as const;

test.each(Object.entries(calls))('%s is the same with and without Brotli', async (_, call) => {
  const plain = await server.app.inject(call);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toBeTypeOf('object');
  const compressed = await server.app.inject({ ...call, headers: { ...call.headers, 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
  const zipped = await server.app.inject({ ...call, headers: { ...call.headers, 'accept-encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
});

test('bytes are compressed once, also for several clients at the same time', () => {
  const { brotli } = createRepeatedBytes(['rice']);
  expect(brotli()).toBe(brotli());
});

test('texts and bytes are one after the other each time, and joined once from the second time on', async () => {
  const bytes = createRepeatedBytes(['crème ', 'brûlée', Buffer.from(', œufs'), Buffer.from(' et'), ' sucre']);
  const [first, second, third] = [bytes.plain(), bytes.plain(), bytes.plain()];
  for (const each of [first, second, brotliDecompressSync(await bytes.brotli())]) {
    expect(each.toString()).toBe('crème brûlée, œufs et sucre');
    expect(each).toHaveLength(bytes.length);
  }
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});
