import { readFileSync } from 'node:fs';
import type { Illustration } from '@larder/contract/dish/illustration';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import { pictureLook } from '@larder/illustrations/drawing/picture-look';
import { impressionOf, likenessOf } from '@larder/illustrations/looks/likeness';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { drawnImages } from '@larder/recipe-search/response/image-of';
import { expect, test } from 'vitest';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';
import { SAMPLE_REQUESTS, type SampleRequest } from '../samples/requests.ts';

const SEARCHES = 40;
const FURTHER: readonly SampleRequest[] = ['pasta, tomatoes, basil', 'rum, lime, mint', 'eggs, milk, flour'].map(
  (have) => ({
    language: 'en-GB',
    have,
  }),
);
const FIRST = 6;
/** From which two pictures may be taken for each other. */
const ALIKE = 0.85;
/** Two composed dishes may be: one page does not know another. */
const MOST_SEARCHES_ALIKE = 2;
const TIMEOUT_MS = 120_000;

const kb = readKnowledgeBase();
const search = createRecipeSearch({ kb, cookbook: loadCookbook(readFileSync('dist/cookbook.json', 'utf8')) });

function compositionOf(illustration: Illustration): string {
  return illustration.kind === 'dish' ? `${illustration.vessel} ${illustration.base}` : illustration.glass;
}

/** The colours of the table, the cloth, the crockery and the dish. */
function paletteOf(illustration: Illustration, seed: string): string {
  const { surface, cloth, clothColour, ware, rim } = pictureLook(seed, illustration);
  const { table = 'linen' } = illustration;
  const dish = illustration.kind === 'dish' ? illustration.colour : illustration.colours.join(' ');
  return [table, surface, cloth, clothColour, ware, rim, dish].join(' ');
}

test('of the first six answers to 40 searches, no two pictures share composition and palette and few are alike at a glance', {
  timeout: TIMEOUT_MS,
}, async () => {
  const requests = [...SAMPLE_REQUESTS, ...FURTHER].filter(({ have }) => have !== undefined).slice(0, SEARCHES);
  expect(requests).toHaveLength(SEARCHES);
  const alike: string[] = [];
  let compared = 0;
  for (const { have = '', language } of requests) {
    const { drafts } = await search.find(
      {
        by: 'ingredients',
        ingredients: readIngredients(have, kb, language).ingredients.map(({ id }) => id),
        category: null,
        subcategory: null,
        preferences: { excludedAllergens: [], dietTypes: [] },
        language,
      },
      AbortSignal.timeout(TIMEOUT_MS),
    );
    const images = drafts.slice(0, FIRST).map(({ recipe }) => drawnImages(recipe, kb)(recipe.look ?? 0));
    const looks = images.map(
      ({ illustration, seed }) => `${compositionOf(illustration)}: ${paletteOf(illustration, seed)}`,
    );
    const seen = images.map(impressionOf);
    const likeness = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => likenessOf(one, other)));
    if (Math.max(0, ...likeness) >= ALIKE) alike.push(have);
    expect(new Set(looks).size, have).toBe(looks.length);
    compared += looks.length;
  }
  expect(alike.length, alike.join('; ')).toBeLessThanOrEqual(MOST_SEARCHES_ALIKE);
  expect(compared).toBeGreaterThan(SEARCHES * 3);
});
