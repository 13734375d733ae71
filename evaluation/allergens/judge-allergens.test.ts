import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { describe, expect, test } from 'vitest';
import { findAllergenShortfalls, judgeAllergens } from './judge-allergens.ts';

describe.each(judgeAllergens(kb))('names of allergen lists in $language', (report) => {
  test('are at least 1,000, and 100 more that only resemble them', () => {
    expect(report.containing).toBeGreaterThanOrEqual(1000);
    expect(report.resembling).toBeGreaterThanOrEqual(100);
  });

  test('are all found, with hardly a false alarm', () => {
    expect(findAllergenShortfalls(report)).toEqual([]);
  });
});
