import { expect, test } from 'vitest';
import { createAvailability } from './availability.ts';

const refused = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
const readOnly = () => Promise.reject(Object.assign(new Error('read-only transaction'), { code: '25006' }));

test('while the database is away its queries are replaced, and not tried again at once', async () => {
  const availability = createAvailability();
  expect(await availability.attempt(refused, () => 'otherwise')).toBe('otherwise');
  let tried = 0;
  const query = async () => {
    tried += 1;
    return 'stored';
  };
  expect(await availability.attempt(query, () => 'otherwise')).toBe('otherwise');
  expect(tried).toBe(0);
  await expect.poll(() => availability.attempt(query, () => 'otherwise')).toBe('stored');
});

test('a database that only reads is asked again at once', async () => {
  const availability = createAvailability();
  expect(await availability.attempt(readOnly, () => 'otherwise')).toBe('otherwise');
  expect(
    await availability.attempt(
      async () => 'read',
      () => 'otherwise',
    ),
  ).toBe('read');
});

test('other errors are thrown', async () => {
  const wrong = () => Promise.reject(new Error('syntax error'));
  await expect(createAvailability().attempt(wrong, () => 'otherwise')).rejects.toThrow('syntax error');
});
