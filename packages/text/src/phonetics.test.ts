import { expect, test } from 'vitest';
import { phoneticKeys } from './phonetics.ts';

test.each([
  ['English', 'keesh', 'quiche'],
  ['Spanish', 'paeya', 'paella'],
  ['French', 'cruasant', 'croissant'],
  ['any language, silent letters left out', 'tai', 'thai'],
])('words that sound alike in %s share a key: %s, %s', (_language, a, b) => {
  const shared = phoneticKeys(a).filter((key) => phoneticKeys(b).includes(key));
  expect(shared).not.toEqual([]);
});

test('words that sound different share no key', () => {
  expect(phoneticKeys('soup').filter((key) => phoneticKeys('salad').includes(key))).toEqual([]);
});

test('a word that is pronounced alike in all languages has one key', () => {
  expect(phoneticKeys('tomate')).toEqual(['tomat']);
});
