import { expect, test } from 'vitest';
import { phoneticKeys, strictPhoneticKey, withoutDoubledLetters } from './phonetics.ts';

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

test('the strict key joins spellings of one sound and keeps vowels apart', () => {
  expect(strictPhoneticKey('sevolla')).toBe(strictPhoneticKey('cebolla'));
  expect(strictPhoneticKey('phillet')).toBe(strictPhoneticKey('fillet'));
  expect(strictPhoneticKey('maple')).not.toBe(strictPhoneticKey('mople'));
});

test('doubled letters become single ones', () => {
  expect(withoutDoubledLetters('mozzarella')).toBe('mozarela');
});
