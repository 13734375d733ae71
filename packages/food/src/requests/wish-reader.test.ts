import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { read } from '../__fixtures__/requests.ts';

describe('a wish', () => {
  test.each<[string, Language, object]>([
    ['pasta under 20 minutes', 'en-GB', { maxMinutes: 20 }],
    ['tengo una hora y un pollo', 'es', { maxMinutes: 60 }],
    ['une heure et quart, rôti de veau', 'fr', { maxMinutes: 75 }],
    ['on the table by 6:30, it’s 5:50. chicken', 'en-US', { maxMinutes: 40 }],
    ['prêt pour 19h, magret', 'fr', { maxMinutes: null }],
    ['salmon, rice for 4', 'en-GB', { servings: 4 }],
    ['somos 3, arroz', 'es', { servings: 3 }],
    ['pour septante personnes, pâtes', 'fr', { servings: 70 }],
    ['2 eggs 1 courgette', 'en-GB', { servings: null, maxMinutes: null }],
    ['my 8 month old, sweet potato', 'en-GB', { audience: 'baby', servings: null }],
    ['breakfast: eggs, spinach', 'en-GB', { course: 'breakfast' }],
    ['postre con mango', 'es', { course: 'dessert' }],
    ['something japanese, tofu', 'en-GB', { cuisine: 'Japanese' }],
    ['italian sausage, peppers', 'en-US', { cuisine: null }],
    ['microwave only, no oven. eggs', 'en-US', { equipment: ['microwave'], withoutEquipment: ['oven'], only: false }],
    ['sin horno, galletas, queso crema', 'es', { withoutEquipment: ['oven'] }],
    ['the spinach needs using up, eggs', 'en-GB', { useFirst: ['spinach'] }],
    ['me caduca mañana la nata, champiñones', 'es', { useFirst: ['cream'] }],
    ["i've only got eggs and cheddar", 'en-GB', { only: true }],
    ['no tengo más que lentejas', 'es', { only: true }],
    ['il ne me reste que des œufs', 'fr', { only: true }],
    ['spicy and cheap: beans, rice', 'en-GB', { styles: ['spicy', 'cheap'] }],
  ])('of "%s" (%s) is read as %o', (text, language, wish) => {
    expect(read(text, language)).toMatchObject(wish);
  });

  test('that is not made is null or empty', () => {
    expect(read('chicken, rice')).toMatchObject({
      excludedAllergens: [],
      dietTypes: [],
      excludedIngredients: [],
      halal: false,
      kosher: false,
      audience: null,
      maxMinutes: null,
      servings: null,
      course: null,
      cuisine: null,
      equipment: [],
      withoutEquipment: [],
      useFirst: [],
      only: false,
      styles: [],
      notUnderstood: [],
    });
  });
});

test('a name keeps what is no wish', () => {
  expect(read('vegan lasagne').name).toBe('lasagne');
  expect(read('tortilla sin cebolla', 'es').name).toBe('tortilla');
  expect(read('quick chicken curry').bareName).toBe('chicken curry');
});

test('a list that begins with "only" is all that is there', () => {
  expect(read('only eggs, potatoes and an onion')).toMatchObject({ only: true });
  expect(read('just rice and eggs')).toMatchObject({ only: true });
  expect(read('solo huevos, patatas y cebolla', 'es')).toMatchObject({ only: true });
  expect(read('uniquement riz, œufs', 'fr')).toMatchObject({ only: true });
  expect(read('the only meat is chicken, rice')).toMatchObject({ only: false });
  expect(read('only 20 minutes: chicken, rice')).toMatchObject({ only: false });
});

test('"only a microwave" says nothing of the foods that are there', () => {
  expect(read('only have a microwave, rice, eggs, peas')).toMatchObject({ only: false, equipment: ['microwave'] });
});

test('a mocktail is a drink without alcohol', () => {
  for (const language of ['en-GB', 'es', 'fr'] as const) {
    const { course, excludedIngredients } = read('mocktail, pineapple juice', language);
    expect(course).toBe('drink');
    expect(excludedIngredients).toContain('rum');
  }
});
