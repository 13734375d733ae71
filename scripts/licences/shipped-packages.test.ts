import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf, shippedPackages } from './shipped-packages.ts';

const shipped = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));

test('every package that ships has a licence that is allowed', () => {
  expect(shipped.map(({ name }) => name)).toContain('fastify');
  expect(shipped.map(({ name }) => name)).not.toContain('knip');
  expect(problemsOf(shipped)).toEqual([]);
});

test.each([
  ['GPL-3.0', false],
  ['unknown', false],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['Apache-2.0 AND MIT', true],
])('the licence %s is allowed: %s', (licence, isAllowed) => {
  expect(problemsOf([{ name: 'some', version: '1.0.0', licence }])).toHaveLength(isAllowed ? 0 : 1);
});
