import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { describe, expect, test } from 'vitest';
import { findLineShortfalls, judgeLines } from './judge-lines.ts';

describe.each(judgeLines(kb))('hand-labelled lines in $language', (report) => {
  test('are at least 250', () => {
    expect(report.lines).toBeGreaterThanOrEqual(250);
  });

  test('are read as required', () => {
    expect(findLineShortfalls(report)).toEqual([]);
  });
});

test('a report without lines falls short', () => {
  const empty = { language: 'es', lines: 0, ingredient: 0 / 0, quantity: 0 / 0, wrong: [] } as const;
  expect(findLineShortfalls({ ...empty, wrong: [] })).toHaveLength(2);
});
