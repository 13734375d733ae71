import type { Language } from '@larder/contract/language';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { readRequest } from '@larder/food/requests/read-request';
import { expect, test } from 'vitest';
import { recipeOf } from './__fixtures__/recipes.ts';
import { createRecipeSearch } from './create-recipe-search.ts';
import { findByNames } from './find-by-names.ts';

const COOKBOOK = [
  recipeOf(
    'Rice pudding',
    [
      ['rice', 100, 'g'],
      ['milk', 800, 'ml'],
      ['sugar', 60, 'g'],
    ],
    { also: ['riz au lait'] },
  ),
  recipeOf('Garlic prawns', [['prawn', 400, 'g']], { dishType: 'pan-fried' }),
  recipeOf('Lasagne', [['minced-beef', 400, 'g']], { dishType: 'baked-pasta' }),
  recipeOf('Vegan lasagne', [['lentil', 300, 'g']], { dishType: 'baked-pasta' }),
];
const recipeSearch = createRecipeSearch({ kb, cookbook: COOKBOOK });

async function find(text: string, language: Language = 'en-GB') {
  const { name, bareName, excludedAllergens, dietTypes, excludedIngredients } = readRequest(text, kb, language, {
    isDishName: true,
  });
  const preferences = { excludedAllergens, dietTypes, excludedIngredients };
  const request = { category: null, subcategory: null, preferences, language };
  const { drafts, exact } = await findByNames(
    recipeSearch,
    [text, name, bareName],
    request,
    AbortSignal.timeout(9_000),
  );
  return { exact, recipes: drafts.map(({ recipe }) => recipe) };
}

test.each([
  ['vegan rice pudding', 'en-GB'],
  ['rice pudding vegano', 'es'],
  ['dairy-free rice pudding', 'en-US'],
  ['riz au lait sans lactose', 'fr'],
] as const)('a restriction in the name is met by adapting the dish: %s', async (text, language) => {
  const { exact, recipes } = await find(text, language);
  expect(exact).toBe(true);
  expect(recipes[0]?.title.en).toBe('Rice pudding');
  expect(recipes[0]?.lines.map(({ ingredient }) => ingredient)).not.toContain('milk');
});

test('a recipe of the whole name comes before the dish without its restriction', async () => {
  const { exact, recipes } = await find('vegan lasagne');
  expect([exact, recipes[0]?.title.en]).toEqual([true, 'Vegan lasagne']);
});

test('a wish in the name is no part of the dish', async () => {
  const { exact, recipes } = await find('quick garlic prawns under 20 minutes');
  expect([exact, recipes[0]?.title.en]).toEqual([true, 'Garlic prawns']);
});

test('a restriction that can’t be met finds nothing that violates it', async () => {
  const { exact, recipes } = await find('vegan garlic prawns');
  expect([exact, recipes.map(({ title }) => title.en)]).toEqual([false, []]);
});
