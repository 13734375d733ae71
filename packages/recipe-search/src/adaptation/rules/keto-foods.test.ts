import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

test.each([
  ['cornflour', 12, true],
  ['plain-flour', 20, true],
  ['ground-almond', 60, false],
  ['cauliflower', 400, false],
  ['carrot', 500, true],
  ['carrot', 100, false],
  ['pea', 180, true],
] as const)('a pan with %s, %d g for four, is no keto dish: %s', (food, grams, isStarchy) => {
  const pan = recipeOf('Pan', [
    ['chicken-breast', 500, 'g'],
    [food, grams, 'g'],
  ]);
  expect(adapt(pan, onDiet('Keto')) === undefined).toBe(isStarchy);
});

test('a spoon of sugar that rounds off a sauce is left out on keto', () => {
  const sauce = recipeOf('Sauce', [
    ['tinned-tomato', 400, 'g'],
    ['olive-oil', 2, 'tbsp'],
    ['garlic', 2, 'clove'],
    ['dried-oregano', 1, 'tsp'],
    ['sugar', 1, 'tsp'],
  ]);
  const text = {
    en: [
      'Simmer the ',
      { line: 0, as: 'tomatoes' },
      ', the ',
      { line: 1, as: 'oil' },
      ', the ',
      { line: 2, as: 'garlic' },
      ', the ',
      { line: 3, as: 'oregano' },
      ' and the ',
      { line: 4, as: 'sugar' },
      '.',
    ],
  };
  const simmered = { ...sauce, steps: [{ seconds: 600, text }] };
  expect(linesOf(simmered, onDiet('Keto'))).toEqual(['tinned-tomato', 'olive-oil', 'garlic', 'dried-oregano']);
});
