import { afterEach, expect, test, vi } from 'vitest';
import { createByteCache } from './byte-cache.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('what was used least recently is dropped once the values are too large together', () => {
  const cache = createByteCache<string>({ maxBytes: 1_000 });
  cache.set('a', 'first', 400);
  cache.set('b', 'second', 400);
  expect(cache.get('a')).toBe('first');
  cache.set('c', 'third', 400);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['first', undefined, 'third']);
  expect(cache.size()).toBeLessThanOrEqual(1_000);
});

test('the size stays within the bound, whatever is set', () => {
  const cache = createByteCache<number>({ maxBytes: 10_000 });
  for (let n = 0; n < 1_000; n += 1) {
    cache.set(`key ${n % 70}`, n, (n * 37) % 1_500);
    expect(cache.size()).toBeLessThanOrEqual(10_000);
  }
  expect(cache.size()).toBeGreaterThan(5_000);
});

test('a value larger than the cache is not stored, and its predecessor is gone', () => {
  const cache = createByteCache<string>({ maxBytes: 100 });
  cache.set('a', 'small', 10);
  cache.set('a', 'large', 1_000);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.size()).toBe(0);
});

test('long keys count too', () => {
  const cache = createByteCache<string>({ maxBytes: 1_000 });
  cache.set('k'.repeat(400), 'one', 0);
  cache.set('l'.repeat(400), 'two', 0);
  expect(cache.get('k'.repeat(400))).toBeUndefined();
  expect(cache.get('l'.repeat(400))).toBe('two');
});

test('a value expires, and no longer counts', () => {
  vi.useFakeTimers();
  const cache = createByteCache<string>({ maxBytes: 1_000, ttlMs: 60_000 });
  cache.set('a', 'value', 500);
  vi.advanceTimersByTime(59_000);
  expect(cache.get('a')).toBe('value');
  vi.advanceTimersByTime(2_000);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.size()).toBe(0);
});
