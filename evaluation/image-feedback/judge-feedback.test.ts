import { readFileSync } from 'node:fs';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { loadFeedbackClassifier } from '@larder/illustrations/feedback/classifier/load-classifier';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { expect, test } from 'vitest';
import {
  findFeedbackShortfalls,
  judgeFeedback,
  judgeFeedbackOnPictures,
  judgeFeedbackOnRecipes,
} from './judge-feedback.ts';

test('feedback on pictures is read as required, and nonsense, insults and injections change nothing', () => {
  const report = judgeFeedback(kb);
  expect(report.asking).toBeGreaterThanOrEqual(320);
  expect(report.meaningless).toBeGreaterThanOrEqual(45);
  expect(findFeedbackShortfalls(report)).toEqual([]);
});

const cookbook = loadCookbook(readFileSync(new URL('../../dist/cookbook.json', import.meta.url), 'utf8'));

test('sentences by an author who saw neither the reader nor the pictures are read no worse than they were', async () => {
  const report = judgeFeedbackOnRecipes(kb, cookbook, await loadFeedbackClassifier());
  expect(report.asking).toBe(160);
  expect(report.right).toBeGreaterThanOrEqual(0.9);
  expect(report.obeyed.length).toBeLessThanOrEqual(1);
});

test('sentences about what the pictures show are read no worse than they were', async () => {
  const reports = judgeFeedbackOnPictures(kb, cookbook, await loadFeedbackClassifier());
  expect(reports.map(({ set }) => set)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  for (const { set, report } of reports) {
    expect(report.asking, set).toBeGreaterThanOrEqual(70);
    expect(report.right, set).toBeGreaterThanOrEqual(0.94);
    expect(report.obeyed.length, set).toBeLessThanOrEqual(1);
  }
});

test('the phrase rules alone read these sentences no worse than they did', () => {
  expect(judgeFeedbackOnRecipes(kb, cookbook, null).right).toBeGreaterThanOrEqual(0.79);
  for (const { set, report } of judgeFeedbackOnPictures(kb, cookbook, null))
    expect(report.right, set).toBeGreaterThanOrEqual(0.75);
});
