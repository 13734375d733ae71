import { describe, expect, test } from 'vitest';
import { findCoverageGaps, readCoverage, testsOf } from './coverage.ts';

const PAGE = [
  '## Home',
  '| Statement | Proved by |',
  '| --- | --- |',
  '| Switching mode clears results | `e2e/search.spec.ts` the mode clears<br>`apps/web/src/a.test.ts` and by itself |',
  '| Nobody looked | to do |',
].join('\n');

test('a row names its tests by file and title, several separated by a line break', () => {
  expect(readCoverage(PAGE)).toEqual([
    {
      line: 4,
      statement: 'Switching mode clears results',
      proofs: [
        { file: 'e2e/search.spec.ts', title: 'the mode clears' },
        { file: 'apps/web/src/a.test.ts', title: 'and by itself' },
      ],
    },
    { line: 5, statement: 'Nobody looked', proofs: [] },
  ]);
});

describe('a gap is', () => {
  const ran = [
    { file: 'e2e/search.spec.ts', title: 'the mode clears', passed: true },
    { file: 'apps/web/src/a.test.ts', title: 'and by itself', passed: false },
  ];

  test('a row without a test, and a test that failed', () => {
    expect(findCoverageGaps(readCoverage(PAGE), ran)).toEqual([
      'line 4: the test failed in apps/web/src/a.test.ts: “and by itself”',
      'line 5: “Nobody looked” names no test',
    ]);
  });

  test('a test that did not run, for example after its title has changed', () => {
    expect(findCoverageGaps(readCoverage(PAGE), ran.slice(1))[0]).toMatch(/no test of this title ran/);
  });
});

test('a star in a title matches every case of a parametrised test, and all of them have to pass', () => {
  const row = readCoverage('| Each marker | `a.test.ts` the toast of * |');
  const of = (title: string, passed: boolean) => ({ file: 'a.test.ts', title, passed });
  expect(findCoverageGaps(row, [of('the toast of A', true), of('the toast of B', true)])).toEqual([]);
  expect(findCoverageGaps(row, [of('the toast of A', true), of('the toast of B', false)])).toHaveLength(1);
  expect(findCoverageGaps(row, [of('no toast', true)])).toHaveLength(1);
});

test('reports of Vitest and of Playwright list the tests that ran, without skipped ones', () => {
  const relative = (file: string) => file.replace('/root/', '');
  const vitest = {
    testResults: [
      {
        name: '/root/a.test.ts',
        assertionResults: [
          { title: 'works', status: 'passed' },
          { title: 'left out', status: 'pending' },
        ],
      },
    ],
  };
  const spec = (title: string, ...statuses: string[]) => {
    return { title, file: 'b.spec.ts', ok: true, tests: statuses.map((status) => ({ status })) };
  };
  const specs = [spec('opens', 'expected'), spec('opens wide', 'skipped', 'expected'), spec('left out', 'skipped')];
  const playwright = {
    config: { rootDir: '/root/e2e' },
    suites: [{ file: 'b.spec.ts', suites: [{ file: 'b.spec.ts', specs }] }],
  };
  expect(testsOf(vitest, relative)).toEqual([{ file: 'a.test.ts', title: 'works', passed: true }]);
  expect(testsOf(playwright, relative)).toEqual([
    { file: 'e2e/b.spec.ts', title: 'opens', passed: true },
    { file: 'e2e/b.spec.ts', title: 'opens wide', passed: true },
  ]);
});
