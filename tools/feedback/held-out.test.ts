import { readFileSync } from 'node:fs';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { expect, test } from 'vitest';
import { judgeHeldOut, learnedSets } from './held-out.ts';

/** The sets of one author, from whom nothing is learned here. */
const OF_ONE_AUTHOR = ['1', '2', '3', '4', '5', '6'];

test('sentences of an author from whom it has not learned are read no worse by the classifier alone than they were', () => {
  const cookbook = loadCookbook(readFileSync(new URL('../../dist/cookbook.json', import.meta.url), 'utf8'));
  const { asking, right, obeyed } = judgeHeldOut(learnedSets(kb, cookbook), OF_ONE_AUTHOR, kb);
  expect(asking).toBe(586);
  expect(right / asking).toBeGreaterThanOrEqual(0.74);
  expect(obeyed).toBeLessThanOrEqual(3);
});
