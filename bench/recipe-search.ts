import { readFileSync } from 'node:fs';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import { readKnowledgeBase } from '../tools/ingredients/knowledge-base.ts';
import { collectGarbage } from './support/collect-garbage.ts';
import { SAMPLE_QUERIES } from './support/sample-queries.ts';
import { percentile, type Row } from './support/table.ts';

const NOTHING_EXCLUDED = { excludedAllergens: [], dietTypes: [] };
const ROUNDS = 40;

/** Complete searches (read, find, verify, render) in sequence on one core. */
export async function benchRecipeSearch(): Promise<Row[]> {
  const empty = megabytesInUse();
  const begun = performance.now();
  const kb = readKnowledgeBase();
  const loaded = performance.now();
  const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
  const opened = performance.now();
  const recipeSearch = createRecipeSearch({ kb, cookbook });
  const megabytes = megabytesInUse() - empty;

  const answer = async (query: string): Promise<number> => {
    const have = readIngredients(query, kb, 'en-GB').ingredients.map(({ id }) => id);
    const { drafts } = await recipeSearch.find(
      {
        by: 'ingredients',
        ingredients: have,
        category: null,
        subcategory: null,
        preferences: NOTHING_EXCLUDED,
        language: 'en-GB',
      },
      AbortSignal.timeout(60_000),
    );
    return verifyDrafts(drafts, NOTHING_EXCLUDED, kb).map(({ recipe, verdict }) =>
      presentRecipe(recipe, { verdict, have, language: 'en-GB', measurementSystem: 'metric' }, kb),
    ).length;
  };

  for (const query of SAMPLE_QUERIES) await answer(query);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of SAMPLE_QUERIES) {
      const start = performance.now();
      await answer(query);
      times.push(performance.now() - start);
    }
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  return [
    { name: `answers over ${cookbook.length} recipes, one core`, value: (times.length / total) * 1000, unit: '/s' },
    { name: 'p50 of an answer', value: percentile(times, 0.5), unit: 'ms', limit: { atMost: 2 } },
    { name: 'p99 of an answer', value: percentile(times, 0.99), unit: 'ms', limit: { atMost: 8 } },
    {
      name: `knowledge base of ${kb.all.length} ingredients, to load`,
      value: loaded - begun,
      unit: 'ms',
      limit: { atMost: 100 },
    },
    { name: 'cookbook snapshot, to load', value: opened - loaded, unit: 'ms', limit: { atMost: 60 } },
    { name: 'knowledge base, cookbook and index, memory', value: megabytes, unit: 'MB' },
  ];
}

function megabytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
