import { expect, test } from 'vitest';
import { createStorage, isRecord, localStore, oneOf } from './browser-storage.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

test('a written value can be read, and is gone after its removal', () => {
  expect(localStore.write('answer', { deep: [1, 2] })).toBe(true);
  expect(localStore.read('answer', isRecord)).toEqual({ deep: [1, 2] });
  localStore.remove('answer');
  expect(localStore.read('answer', isRecord)).toBeNull();
});

test('a string is stored without quotes, as i18nextLng is by convention', () => {
  localStore.write('i18nextLng', 'es');
  expect(localStorage.getItem('i18nextLng')).toBe('es');
  expect(localStore.read('i18nextLng', oneOf(['es', 'fr']))).toBe('es');
});

test('a value of another shape, or text that is no JSON, reads as null', () => {
  localStorage.setItem('count', '"many"');
  localStorage.setItem('broken', '{"half":');
  expect(localStore.read('count', isNumber)).toBeNull();
  expect(localStore.read('broken', isRecord)).toBeNull();
});

test('a full storage is survived and says that nothing was stored', () => {
  const full = createStorage(() => ({
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  expect(full.write('key', 1)).toBe(false);
});

test('a forbidden storage behaves as an empty one', () => {
  const forbidden = createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(forbidden.read('key', isRecord)).toBeNull();
  expect(forbidden.write('key', 1)).toBe(false);
  expect(() => forbidden.remove('key')).not.toThrow();
});
