import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { findTypedShortfalls, judgeTypedIngredients } from './judge-typed-ingredients.ts';

test('what people type is read as required', () => {
  const report = judgeTypedIngredients(kb);
  expect(report.inputs).toBeGreaterThanOrEqual(250);
  expect(findTypedShortfalls(report)).toEqual([]);
});
