import { expect, test } from 'vitest';
import { search } from '../../ai/test/search.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { SEARCHES_PER_ADDRESS } from './limits.ts';

test('searches are counted against their rate limit, repeated ones are not', async () => {
  const limited = await createTestApp({ rateLimits: { [SEARCHES_PER_ADDRESS.name]: { max: 2, windowSeconds: 60 } } });
  const search = async (name: string) => {
    const payload = `--b\r\ncontent-disposition: form-data; name="recipeName"\r\n\r\n${name}\r\n--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return (await limited.app.inject({ method: 'POST', url: '/api/analyze', payload, headers })).statusCode;
  };
  for (const name of ['mojito', 'mojito', 'mojito', 'hummus', 'hummus']) expect(await search(name)).toBe(200);
  expect(await search('lemonade')).toBe(429);
  expect(await search('mojito')).toBe(200);
  await limited.close();
});

test('answers in memory take a bounded amount of it, whatever is searched for; the last ones stay', async () => {
  const maxCachedAnswerBytes = 1024 * 1024;
  const { app, close } = await createTestApp({ maxCachedAnswerBytes });
  const metric = async (pattern: RegExp) => Number(pattern.exec((await app.inject('/metrics')).body)?.[1]);
  const find = async (grams: number) => (await search(app, { ingredients: `${grams} g rice, tomato, egg` })).status;
  for (let grams = 1; grams <= 30; grams += 1) {
    expect(await find(grams)).toBe(200);
    const bytes = await metric(/^larder_cached_answers_bytes (\d+)/m);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxCachedAnswerBytes);
  }
  await find(30);
  await find(1);
  expect(await metric(/outcome="repeated"\} (\d+)/)).toBe(1);
  expect(await metric(/outcome="answered"\} (\d+)/)).toBe(31);
  await close();
});
