import { analyzeFieldsSchema, MAX_INGREDIENTS_LENGTH, MAX_RECIPE_NAME_LENGTH } from '@larder/contract/analyze';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { readWords } from './search-input.ts';

test.each(['x x ', '½ ', 'de la '])('of a long text of %j only the first words are looked for as a dish', (words) => {
  const ingredients = words.repeat(MAX_INGREDIENTS_LENGTH).slice(0, MAX_INGREDIENTS_LENGTH).trim();
  const { have, recipeNames } = readWords(analyzeFieldsSchema.parse({ ingredients }), kb, 'en-GB');
  expect(have).toBeNull();
  expect(recipeNames.length).toBeGreaterThan(0);
  for (const name of recipeNames) expect(name.length).toBeLessThanOrEqual(MAX_RECIPE_NAME_LENGTH);
});
