import { expect, test } from 'vitest';
import { adapt, onDiet, without } from '../__fixtures__/adapt.ts';
import { recipeOf } from '../__fixtures__/recipes.ts';

test('what is sold with sugar and without is unsweetened on keto', () => {
  const skewers = recipeOf('Skewers', [
    ['chicken-breast', 500, 'g'],
    ['peanut-butter', 80, 'g'],
  ]);
  const keto = adapt(skewers, onDiet('Keto'));
  expect(keto?.lines[1]?.preparation).toEqual({ en: 'unsweetened', es: 'sin azúcar', fr: 'sans sucre' });
  expect(keto?.id).not.toBe(skewers.id);
  expect(keto && adapt(keto, onDiet('Keto'))).toBe(keto);
  expect(adapt(skewers, without('Gluten'))).toBe(skewers);
});

test('a sauce for pasta says on keto what it goes on instead', () => {
  const sauce = {
    ...recipeOf('Tomato sauce for pasta', [
      ['tinned-tomato', 400, 'g'],
      ['olive-oil', 2, 'tbsp'],
    ]),
    dishType: 'sauce' as const,
  };
  expect(adapt(sauce, onDiet('Keto'))?.tip?.es).toMatch(/tiras finas de calabacín\.$/);
  expect(adapt(sauce, onDiet('Vegetarian'))).toBe(sauce);
});
