import { expect, test } from 'vitest';
import { adapt, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

const LINES: Parameters<typeof recipeOf>[1] = [
  ['chicken-breast', 600, 'g'],
  ['soy-sauce', 4, 'tbsp'],
  ['sugar', 2, 'tbsp'],
];

test('a savoury dish has less sugar where its soy sauce gave way to the sweet aminos of coconut', () => {
  const stirFry = recipeOf('Stir-fry', LINES, { dishType: 'stir-fry' });
  const adapted = adapt(stirFry, without('Soy'));
  expect(adapted?.lines[1]?.ingredient).toBe('coconut-aminos');
  expect(adapted?.lines[2]?.amount).toEqual({ min: 1 });
});

test('sugar of which a step measures some stays as it is', () => {
  const stirFry = recipeOf('Stir-fry', LINES, { dishType: 'stir-fry' });
  const en = ['Add ', { amount: { min: 1 }, unit: 'tsp' as const }, ' of the ', { line: 2, as: 'sugar' }, '.'];
  const steps = [...stirFry.steps, { seconds: 60, text: { en } }];
  expect(adapt({ ...stirFry, steps }, without('Soy'))?.lines[2]?.amount).toEqual({ min: 2 });
});
