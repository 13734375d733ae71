import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { findFeedbackShortfalls, judgeFeedback } from './judge-feedback.ts';

test('feedback on pictures is read as required, and nonsense, insults and injections change nothing', () => {
  const report = judgeFeedback(kb);
  expect(report.asking).toBeGreaterThanOrEqual(320);
  expect(report.meaningless).toBeGreaterThanOrEqual(45);
  expect(findFeedbackShortfalls(report)).toEqual([]);
});
