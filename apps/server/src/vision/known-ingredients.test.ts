import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { LIKE_THINGS } from '@larder/vision/choices';
import { KNOWN_IDS } from '@larder/vision/kinds';
import { expect, test } from 'vitest';

test('the detector knows at least a hundred ingredients, each in the knowledge base', () => {
  expect(KNOWN_IDS.length).toBeGreaterThanOrEqual(100);
  expect(KNOWN_IDS.filter((id) => kb.get(id) === undefined)).toEqual([]);
});

test('what is offered as being like an ingredient is in the knowledge base', () => {
  const ids = [...Object.keys(LIKE_THINGS), ...Object.values(LIKE_THINGS).flat()];
  expect(ids.filter((id) => kb.get(id) === undefined)).toEqual([]);
});
