import { expect, test } from 'vitest';
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
