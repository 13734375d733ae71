import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password is checked against its hash, which names Argon2id and does not contain the password', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hash).not.toContain('correct horse');
  expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'correct horsf' })).toBe(false);
});

test('the same password never hashes the same twice', async () => {
  expect(await hashPassword('secret')).not.toBe(await hashPassword('secret'));
});

test('composed and decomposed accents are the same password', async () => {
  const hash = await hashPassword('cre\u0300me bru\u0302le\u0301e');
  expect(await verifyPassword({ hash, password: 'cr\u00e8me br\u00fbl\u00e9e' })).toBe(true);
});

test('a text that is no hash matches no password', async () => {
  expect(await verifyPassword({ hash: 'secret', password: 'secret' })).toBe(false);
});
