import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const COLOUR = `${String.fromCharCode(27)}[31m`;

test('a failed unit test is named by file and title, with its message without colours', () => {
  const file = {
    name: '/repository/packages/a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'rounds', failureMessages: [`${COLOUR}AssertionError: 1 is not 2`] },
    ],
  };
  expect(vitestFailures({ testResults: [file] }, '/repository')).toEqual([
    '✗ packages/a.test.ts › rounds\n    AssertionError: 1 is not 2',
  ]);
});

test('a test file that could not be loaded is named with the reason', () => {
  const file = { name: '/repository/b.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] };
  expect(vitestFailures({ testResults: [file] }, '/repository')).toEqual(['✗ b.test.ts\n    SyntaxError: no']);
});

test('failed and flaky browser tests are named with their project, passed ones are not', () => {
  const spec = (title: string, status: string) => ({
    file: 'search.spec.ts',
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'Error: hidden' }] }] }],
  });
  const nested = { specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] };
  expect(playwrightFailures({ suites: [{ specs: [spec('waits', 'flaky')], suites: [nested] }] })).toEqual([
    '✗ [phone] search.spec.ts › opens\n    Error: hidden',
    '✗ [phone] search.spec.ts › waits\n    Error: hidden',
  ]);
});
