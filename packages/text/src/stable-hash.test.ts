import { expect, test } from 'vitest';
import { stableHash, stableHash32 } from './stable-hash.ts';

test('the hash is FNV-1a: its published test vectors hold', () => {
  expect(stableHash32('')).toBe(0x81_1c_9d_c5);
  expect(stableHash32('a')).toBe(0xe4_0c_29_2c);
  expect(stableHash32('foobar')).toBe(0xbf_9c_f9_68);
});

test('the short form is the same number in base 36', () => {
  expect(Number.parseInt(stableHash('foobar'), 36)).toBe(stableHash32('foobar'));
});
