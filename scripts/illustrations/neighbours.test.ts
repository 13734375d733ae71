import { readFileSync } from 'node:fs';
import type { Illustration } from '@larder/contract/dish/illustration';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import { pictureLook } from '@larder/illustrations/drawing/picture-look';
import { ALIKE, impressionOf, likenessOf } from '@larder/illustrations/looks/likeness';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { drawnImages } from '@larder/recipe-search/response/image-of';
import { createSeededRandom } from '@larder/text/seeded-random';
import { expect, test } from 'vitest';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';
import { SAMPLE_REQUESTS } from '../samples/requests.ts';

/** Searches by some foods of recipes that are drawn by lot, besides the sample requests. */
const DRAWN_SEARCHES = 120;
const SEED = 20;
const FIRST = 6;
/** Of a hundred searches so many may have two pictures that are taken for each other. */
const MOST_OF_HUNDRED = 5;
const TIMEOUT_MS = 240_000;

const kb = readKnowledgeBase();
const cookbook = loadCookbook(readFileSync('dist/cookbook.json', 'utf8'));
const search = createRecipeSearch({ kb, cookbook });

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

/** The foods of the sample requests, and of recipes drawn by lot one to three that are not in every household. */
function searches(): (readonly string[])[] {
  const sampled = SAMPLE_REQUESTS.flatMap(({ have, language }) =>
    have === undefined ? [] : [readIngredients(have, kb, language).ingredients.map(({ id }) => id)],
  );
  const random = createSeededRandom(SEED);
  const drawn = Array.from({ length: DRAWN_SEARCHES }, () => {
    const recipe = cookbook[Math.floor(random() * cookbook.length)];
    const foods = (recipe?.lines ?? []).flatMap(({ ingredient }) =>
      ingredient !== null && kb.get(ingredient)?.staple !== true ? [ingredient] : [],
    );
    return foods.filter(() => random() < 0.5).slice(0, 1 + Math.floor(random() * 3));
  });
  return [...sampled, ...drawn].filter((foods) => foods.length > 0);
}

test('of the first six answers to any search, no two pictures share composition and palette, and hardly two are alike', {
  timeout: TIMEOUT_MS,
}, async () => {
  const alike: string[] = [];
  let compared = 0;
  const all = searches();
  for (const ingredients of all) {
    const { drafts } = await search.find(
      {
        by: 'ingredients',
        ingredients,
        category: null,
        subcategory: null,
        preferences: { excludedAllergens: [], dietTypes: [] },
        language: 'en-GB',
      },
      AbortSignal.timeout(TIMEOUT_MS),
    );
    const images = drafts.slice(0, FIRST).map(({ recipe }) => drawnImages(recipe, kb)(recipe.look ?? 0));
    const looks = images.map(
      ({ illustration, seed }) => `${compositionOf(illustration)}: ${paletteOf(illustration, seed)}`,
    );
    expect(new Set(looks).size, ingredients.join()).toBe(looks.length);
    const seen = images.map(impressionOf);
    const likeness = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => likenessOf(one, other)));
    if (Math.max(0, ...likeness) >= ALIKE) alike.push(ingredients.join(', '));
    compared += looks.length;
  }
  expect(alike.length / all.length, alike.join('; ')).toBeLessThanOrEqual(MOST_OF_HUNDRED / 100);
  expect(compared).toBeGreaterThan(all.length * 3);
});
