import { readFileSync } from 'node:fs';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { expect, test } from 'vitest';
import { judgeDishes } from './judge-dishes.ts';

test('1,500 composed and adapted dishes break no culinary rule, and no sentence of theirs is wrong', () => {
  const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
  const { composed, adapted, findings } = judgeDishes({ kb, cookbook }, { composed: 750, adapted: 750, seed: 7 });
  expect(composed).toBe(750);
  expect(adapted).toBeGreaterThan(500);
  expect(findings).toEqual([]);
});
