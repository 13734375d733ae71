import { createKnowledgeBase } from '@larder/kitchen/knowledge-base';
import { CLASS_IDS } from '@larder/sight/classes';
import { expect, test } from 'vitest';

test('what the eyes know is at least sixty ingredients, each one of the kitchen', () => {
  const kitchen = createKnowledgeBase();
  expect(CLASS_IDS.length).toBeGreaterThanOrEqual(60);
  expect(CLASS_IDS.filter((id) => kitchen.get(id) === undefined)).toEqual([]);
});
