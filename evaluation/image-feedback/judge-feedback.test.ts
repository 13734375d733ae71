import { readFileSync } from 'node:fs';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { expect, test } from 'vitest';
import { findFeedbackShortfalls, judgeFeedback, judgeFeedbackOnRecipes } from './judge-feedback.ts';

test('feedback on pictures is read as required, and nonsense, insults and injections change nothing', () => {
  const report = judgeFeedback(kb);
  expect(report.asking).toBeGreaterThanOrEqual(320);
  expect(report.meaningless).toBeGreaterThanOrEqual(45);
  expect(findFeedbackShortfalls(report)).toEqual([]);
});

test('sentences by an author who did not know the reader are read no worse than they were', () => {
  const cookbook = loadCookbook(readFileSync(new URL('../../dist/cookbook.json', import.meta.url), 'utf8'));
  const report = judgeFeedbackOnRecipes(kb, cookbook);
  expect(report.asking).toBe(160);
  expect(report.right).toBeGreaterThanOrEqual(0.68);
  expect(report.obeyed.length).toBeLessThanOrEqual(4);
});
