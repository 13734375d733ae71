import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { readRequest } from './read-request.ts';

describe('a request in two languages', () => {
  test.each<[string, Language, string[], string[]]>([
    ['soy alérgico a los cacahuetes, chicken and rice', 'en-US', ['Peanuts'], ['chicken', 'rice']],
    ['allergique aux noix, chicken and rice', 'en-GB', ['Nuts'], ['chicken', 'rice']],
    ['allergic to nuts: poulet, riz', 'fr', ['Nuts', 'Peanuts'], ['chicken', 'rice']],
    ['soy alérgico a la leche, huevos y cacahuetes. chicken', 'en-GB', ['Dairy', 'Eggs', 'Peanuts'], ['chicken']],
    ['tengo pollo, arroz, nut allergy', 'es', ['Nuts', 'Peanuts'], ['chicken', 'rice']],
    ['chicken, rice; mon mari est allergique aux crustacés', 'en-GB', ['Shellfish'], ['chicken', 'rice']],
    ['sans lactose: cream, leeks', 'fr', ['Dairy'], ['cream', 'leek']],
  ])('%j keeps its restriction and its foods', (text, language, allergens, foods) => {
    const { excludedAllergens, have, notUnderstood } = readRequest(text, kb, language);
    expect(excludedAllergens).toEqual(allergens);
    expect(have.map(({ id }) => id)).toEqual(foods);
    expect(notUnderstood).toEqual([]);
  });

  test('what one part leaves out, another part does not have', () => {
    const { have, excludedIngredients } = readRequest('onion, rice, sin cebolla por favor', kb, 'en-GB');
    expect(excludedIngredients).toContain('onion');
    expect(have.map(({ id }) => id)).toEqual(['rice']);
  });

  test('time and servings are read in either part', () => {
    const reading = readRequest('para cuatro personas, chicken and rice, under 20 minutes', kb, 'en-GB');
    expect(reading).toMatchObject({ servings: 4, maxMinutes: 20 });
  });
});
