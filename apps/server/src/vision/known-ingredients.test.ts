import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { CLASS_IDS } from '@larder/vision/classes';
import { expect, test } from 'vitest';

test('the detector knows at least sixty ingredients, each in the knowledge base', () => {
  expect(CLASS_IDS.length).toBeGreaterThanOrEqual(60);
  expect(CLASS_IDS.filter((id) => kb.get(id) === undefined)).toEqual([]);
});
