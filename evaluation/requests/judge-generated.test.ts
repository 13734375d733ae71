import { readFileSync } from 'node:fs';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { expect, test } from 'vitest';
import { judgeGenerated } from './judge-generated.ts';

test('no generated request loses its restriction or is answered with what it excludes', async () => {
  const search = createRecipeSearch({ kb, cookbook: loadCookbook(readFileSync('dist/cookbook.json', 'utf8')) });
  const { requests, recipes, dropped, violations } = await judgeGenerated(1_500, search, kb);
  expect(requests).toBe(1_500);
  expect(recipes).toBeGreaterThan(1_500);
  expect(dropped).toEqual([]);
  expect(violations).toEqual([]);
});
